"""The site: its pages are written by hand in `docs`, or from the code here, and made into HTML by Zensical."""
