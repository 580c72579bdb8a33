<?php
/**
 * Plugin Name: A colour field for Vestibule
 * Description: The example of docs/field-types.md: a type of field from another plugin, by public API only.
 *
 * @package Vestibule
 */

declare(strict_types=1);

namespace Example\Colour;

use Vestibule\Fields\FieldTypes;

defined( 'ABSPATH' ) || exit;

add_action(
	'vestibule/register_field_types',
	static function ( FieldTypes $types ): void {
		require_once __DIR__ . '/Colour.php';
		$types->add( new Colour() );
	}
);

add_action(
	'init',
	static function (): void {
		$url = plugins_url( '', __FILE__ );
		wp_register_script_module( 'example/colour', "{$url}/colour.js", array( 'vestibule/field-types' ), '1.0.0' );
		wp_register_script( 'example-colour-editor', "{$url}/editor.js", array( 'vestibule-form-editor' ), '1.0.0', true );
		register_block_type( __DIR__ );
	}
);
