<?php

declare(strict_types=1);

namespace Vestibule\Comments;

/** Script and style of pages with a comment form, and of no others. */
final class Assets {

	private const MODULE = 'vestibule/comments';

	private const STYLE = 'vestibule-comments';

	/** @param string $folder Of the build. */
	public function __construct( private readonly string $folder, private readonly string $url ) {}

	public function need(): void {
		$asset   = is_file( "{$this->folder}/modules/comments.asset.php" ) ? require "{$this->folder}/modules/comments.asset.php" : array();
		$version = is_array( $asset ) && is_string( $asset['version'] ?? null ) ? $asset['version'] : '1';
		wp_enqueue_script_module( self::MODULE, $this->url . '/modules/comments.js', array(), $version );
		wp_enqueue_style( self::STYLE, $this->url . '/modules/comments.css', array(), $version );
		// WordPress prints a style this small into the page.
		wp_style_add_data( self::STYLE, 'path', $this->folder . '/modules/comments.css' );
	}
}
