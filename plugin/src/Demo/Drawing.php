<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** Puts one of the demo's SVG drawings into the media library, where WordPress takes none by upload. */
final class Drawing {

	/**
	 * @param string $file  The drawing.
	 * @param string $slug  By which the attachment is found again.
	 * @param string $title Its name in the media library.
	 */
	public function __construct( private readonly string $file, private readonly string $slug, private readonly string $title ) {}

	/**
	 * @param int $width  In px.
	 * @param int $height In px.
	 * @return int The attachment's id; 0 if the file cannot be stored, and the page then does without a picture.
	 */
	public function attach( int $width, int $height, string $alternative = '' ): int {
		$found = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'name' => $this->slug, 'fields' => 'ids', 'posts_per_page' => 1 ) );
		if ( isset( $found[0] ) ) {
			return (int) $found[0];
		}
		$folder = wp_upload_dir();
		$path   = $folder['path'] . '/' . wp_unique_filename( $folder['path'], basename( $this->file ) );
		if ( false !== $folder['error'] || ! copy( $this->file, $path ) ) {
			return 0;
		}
		$id = wp_insert_attachment( array( 'post_name' => $this->slug, 'post_title' => $this->title, 'post_mime_type' => 'image/svg+xml', 'post_status' => 'inherit' ), $path );
		update_post_meta( $id, Marks::KEY, '1' );
		if ( '' !== $alternative ) {
			update_post_meta( $id, '_wp_attachment_image_alt', $alternative );
		}
		wp_update_attachment_metadata( $id, array( 'width' => $width, 'height' => $height, 'file' => _wp_relative_upload_path( $path ), 'filesize' => (int) filesize( $path ), 'sizes' => array() ) );
		return $id;
	}
}
