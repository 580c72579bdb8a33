<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/**
 * The institute's mark, a door in an arch, as the site's logo. A drawing of lines that follows the dark scheme;
 * WordPress takes no such file by upload.
 */
final class Logo {

	private const SLUG = 'demo-mark';

	/** @param string $file The drawing. */
	public function __construct( private readonly string $file ) {}

	/** The attachment's id; 0 when the file cannot be stored, and the site then does without a logo. */
	public function attach(): int {
		$found = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'name' => self::SLUG, 'fields' => 'ids', 'posts_per_page' => 1 ) );
		if ( isset( $found[0] ) ) {
			return (int) $found[0];
		}
		$folder = wp_upload_dir();
		$path   = $folder['path'] . '/' . wp_unique_filename( $folder['path'], 'mark.svg' );
		if ( false !== $folder['error'] || ! copy( $this->file, $path ) ) {
			return 0;
		}
		$id = wp_insert_attachment( array( 'post_name' => self::SLUG, 'post_title' => __( 'Mark of the institute', 'vestibule' ), 'post_mime_type' => 'image/svg+xml', 'post_status' => 'inherit' ), $path );
		update_post_meta( $id, Marks::KEY, '1' );
		wp_update_attachment_metadata( $id, array( 'width' => 24, 'height' => 20, 'file' => _wp_relative_upload_path( $path ), 'filesize' => (int) filesize( $path ), 'sizes' => array() ) );
		return $id;
	}
}
