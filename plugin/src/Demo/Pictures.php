<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/**
 * Puts the drawings into the media library.
 *
 * Both widths are made beforehand and entered as they are: scaling in PHP would take longer than the whole seeding.
 */
final class Pictures {

	public function __construct( private readonly string $folder ) {}

	public function attachAll(): void {
		array_map( $this->attach( ... ), Picture::cases() );
	}

	/** The attachment's id; 0 when the file cannot be stored, and the page then does without a picture. */
	public function attach( Picture $picture ): int {
		$slug  = 'demo-' . $picture->value;
		$found = get_posts( array( 'post_type' => 'attachment', 'post_status' => 'inherit', 'name' => $slug, 'fields' => 'ids', 'posts_per_page' => 1 ) );
		if ( isset( $found[0] ) ) {
			return (int) $found[0];
		}
		$file = $this->store( $picture->value . '.webp', $picture->value . '.webp' );
		if ( null === $file ) {
			return 0;
		}
		$id = wp_insert_attachment(
			array(
				'post_name'      => $slug,
				'post_title'     => ucfirst( str_replace( '-', ' ', $picture->value ) ),
				'post_mime_type' => 'image/webp',
				'post_status'    => 'inherit',
			),
			$file
		);
		update_post_meta( $id, Marks::KEY, '1' );
		update_post_meta( $id, '_wp_attachment_image_alt', $picture->alternative() );
		wp_update_attachment_metadata( $id, $this->metadata( $picture, $file ) );
		return $id;
	}

	/**
	 * An image block; WordPress adds width, height and srcset when it shows the page.
	 *
	 * @param string $style Of the block, as `arch`; empty for none.
	 */
	public function figure( Picture $picture, string $style = '' ): string {
		$id = $this->attach( $picture );
		if ( 0 === $id ) {
			return '';
		}
		return sprintf(
			'<!-- wp:image {"id":%1$d,"sizeSlug":"full","linkDestination":"none"%4$s} -->' . "\n"
			. '<figure class="wp-block-image size-full%5$s"><img src="%2$s" alt="%3$s" class="wp-image-%1$d"/></figure>' . "\n<!-- /wp:image -->",
			$id,
			esc_url( (string) wp_get_attachment_url( $id ) ),
			esc_attr( $picture->alternative() ),
			'' === $style ? '' : ',"className":"is-style-' . esc_attr( $style ) . '"',
			'' === $style ? '' : ' is-style-' . esc_attr( $style )
		);
	}

	/**
	 * Copies one of our files into the uploads folder under a name that is free there; its path, or null.
	 *
	 * @param non-empty-string $target
	 */
	private function store( string $source, string $target ): ?string {
		$bits   = file_get_contents( $this->folder . '/' . $source );
		$stored = false === $bits ? array() : wp_upload_bits( $target, null, $bits );
		return isset( $stored['file'] ) && false === ( $stored['error'] ?? true ) ? $stored['file'] : null;
	}

	/** @return array<string, mixed> what wp_generate_attachment_metadata() would have found. */
	private function metadata( Picture $picture, string $file ): array {
		[ $width, $height ] = $picture->size();
		$half               = sprintf( '%s-%dx%d.webp', $picture->value, $width / 2, $height / 2 );
		$small              = $this->store( $half, sprintf( '%s-%dx%d.webp', basename( $file, '.webp' ), $width / 2, $height / 2 ) );
		$sizes              = null === $small ? array() : array(
			'medium_large' => array(
				'file'      => basename( $small ),
				'width'     => intdiv( $width, 2 ),
				'height'    => intdiv( $height, 2 ),
				'mime-type' => 'image/webp',
				'filesize'  => (int) filesize( $small ),
			),
		);
		return array(
			'width'    => $width,
			'height'   => $height,
			'file'     => _wp_relative_upload_path( $file ),
			'filesize' => (int) filesize( $file ),
			'sizes'    => $sizes,
		);
	}
}
