<?php
/**
 * Loads the parts of Portico that theme.json can't express.
 *
 * @package Portico
 */

declare(strict_types=1);

require __DIR__ . '/inc/translations.php';
require __DIR__ . '/inc/skip-link.php';
require __DIR__ . '/inc/viewport.php';
require __DIR__ . '/inc/styles.php';
require __DIR__ . '/inc/faces.php';
require __DIR__ . '/inc/presets.php';
require __DIR__ . '/inc/light-palette.php';
require __DIR__ . '/inc/patterns.php';
require __DIR__ . '/inc/section-styles.php';
require __DIR__ . '/inc/text-styles.php';
require __DIR__ . '/inc/block-styles.php';
