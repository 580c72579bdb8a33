/**
 * Script for pages with floating elements. It combines two scripts that are both needed before the first interaction,
 * because one file is smaller than two.
 */
import '../../src/islands/loader';
import '../../src/scrolling/floats';
