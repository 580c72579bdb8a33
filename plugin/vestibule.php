<?php
/**
 * Plugin Name:       Vestibule
 * Description:       How visitors reach an institute: the enquiry and appointment form.
 * Version:           0.1.0
 * Requires at least: 6.8
 * Requires PHP:      8.2
 * License:           GPL-2.0-or-later
 * Text Domain:       vestibule
 *
 * @package Vestibule
 */

declare(strict_types=1);

namespace Vestibule;

defined( 'ABSPATH' ) || exit;

require __DIR__ . '/autoload.php';

( new Plugin( __FILE__ ) )->register();
