<?php
/**
 * Plugin Name: Sample extension
 * Description: Adds a field for reference numbers, a message about each new entry, and a spam check to Vestibule.
 * Version: 0.1.0
 * Requires at least: 6.8
 * Requires PHP: 8.2
 * Requires Plugins: vestibule
 * License: GPL-2.0-or-later
 * Text Domain: sample-extension
 * Domain Path: /languages
 *
 * @package SampleExtension
 */

declare(strict_types=1);

namespace SampleExtension;

use Vestibule\Fields\FieldTypes;
use Vestibule\Guard\SpamChecks;
use Vestibule\Outgoing\Channel\Channels;

defined( 'ABSPATH' ) || exit;

spl_autoload_register(
	static function ( string $name ): void {
		$prefix = __NAMESPACE__ . '\\';
		$file   = __DIR__ . '/src/' . substr( $name, strlen( $prefix ) ) . '.php';
		if ( str_starts_with( $name, $prefix ) && is_file( $file ) ) {
			require_once $file;
		}
	}
);

add_action(
	'vestibule/register_field_types',
	static fn ( FieldTypes $types ) => $types->add( new ReferenceField() )
);
add_action(
	'vestibule/register_spam_checks',
	static fn ( SpamChecks $checks ) => $checks->add( new RepeatedAnswers() )
);
add_action(
	'vestibule/register_channels',
	static fn ( Channels $channels ) => $channels->add( new MessageChannel() )
);
add_action( 'admin_init', array( Settings::class, 'register' ) );

add_action(
	'init',
	static function (): void {
		load_plugin_textdomain( 'sample-extension', false, dirname( plugin_basename( __FILE__ ) ) . '/languages' );
		// The time of the last change is part of the URL, so that browsers load a changed script.
		wp_register_script_module(
			ReferenceField::SCRIPT,
			plugins_url( '', __FILE__ ) . '/block/field.js',
			array( 'vestibule/field-types' ),
			(string) filemtime( __DIR__ . '/block/field.js' )
		);
		wp_register_script(
			'sample-extension-editor',
			plugins_url( '', __FILE__ ) . '/block/editor.js',
			array( 'vestibule-form-editor', 'wp-element' ),
			(string) filemtime( __DIR__ . '/block/editor.js' ),
			true
		);
		register_block_type( __DIR__ . '/block' );
	}
);
