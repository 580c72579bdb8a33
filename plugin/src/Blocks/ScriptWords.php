<?php

declare(strict_types=1);

namespace Vestibule\Blocks;

defined( 'ABSPATH' ) || exit;

/**
 * The translations of our scripts come with the plugin. WordPress 6.8 looks for those of a script only where language
 * packs are, and it is WordPress that registers the scripts of blocks; later versions look here by themselves.
 */
final class ScriptWords {

	/** @param string $folder Of the plugin's translations. */
	public function __construct( private readonly string $folder ) {}

	/** On load_script_translation_file: a language pack comes first. */
	public function find( mixed $file, mixed $handle, mixed $domain ): mixed {
		if ( 'vestibule' !== $domain || ! is_string( $file ) || is_readable( $file ) ) {
			return $file;
		}
		$own = $this->folder . '/' . basename( $file );
		return is_readable( $own ) ? $own : $file;
	}
}
