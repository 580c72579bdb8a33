/**
 * Loader of pages with floating elements. Both scripts are needed before the first interaction, and one file is smaller
 * than two.
 */
import '../../src/islands/loader';
import '../../src/scrolling/floats';
