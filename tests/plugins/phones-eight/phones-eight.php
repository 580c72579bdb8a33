<?php
/**
 * Plugin Name: Phones of version eight
 * Description: A plugin that brings the phone library under the library's own name, as version 8 had it.
 *
 * @package Vestibule
 */

declare(strict_types=1);

namespace PhonesEight;

defined( 'ABSPATH' ) || exit;

// Load the classes at once, so that their names are in use before Vestibule loads its own.
require_once __DIR__ . '/libphonenumber/PhoneNumberFormat.php';
require_once __DIR__ . '/libphonenumber/PhoneNumberUtil.php';
