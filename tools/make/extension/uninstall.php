<?php
/**
 * Deletes the data of the plugin when the plugin is deleted. Entries stay, with the reference numbers in them.
 *
 * @package SampleExtension
 */

declare(strict_types=1);

defined( 'WP_UNINSTALL_PLUGIN' ) || exit;

delete_option( 'sample_extension_url' );
