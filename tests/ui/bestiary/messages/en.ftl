gloss-sheet-might = how hard it strikes
