<?php

declare(strict_types=1);

namespace Vestibule\Tools\Demo;

/** Adds the images of the demo site to the media library. */
final class Pictures {

	public function __construct( private readonly string $folder ) {}

	public function attachAll(): void {
		array_map( $this->attach( ... ), Picture::cases() );
	}

	/** Returns the attachment ID of an image. Returns 0 if the file can't be stored, so the page shows no image. */
	public function attach( Picture $picture ): int {
		return $this->store(
			$picture->value,
			ucfirst( str_replace( '-', ' ', $picture->value ) ),
			$picture->size(),
			$picture->alternative()
		);
	}

	/** Adds the site logo, a door in an arch. Its lines adapt to the dark color scheme. */
	public function attachLogo(): int {
		return $this->store( 'mark', __( 'Mark of the institute', 'vestibule' ), array( 24, 20 ) );
	}

	/**
	 * Returns an image block. WordPress adds width and height later, when it renders the page.
	 *
	 * @param string $style Block style such as `arch`. Empty for no style.
	 */
	public function figure( Picture $picture, string $style = '' ): string {
		$id = $this->attach( $picture );
		if ( 0 === $id ) {
			return '';
		}
		return sprintf(
			'<!-- wp:image {"id":%1$d,"sizeSlug":"full","linkDestination":"none"%4$s} -->' . "\n"
			. '<figure class="wp-block-image size-full%5$s"><img src="%2$s" alt="%3$s" class="wp-image-%1$d"/></figure>'
			. "\n<!-- /wp:image -->",
			$id,
			esc_url( (string) wp_get_attachment_url( $id ) ),
			esc_attr( $picture->alternative() ),
			'' === $style ? '' : ',"className":"is-style-' . esc_attr( $style ) . '"',
			'' === $style ? '' : ' is-style-' . esc_attr( $style )
		);
	}

	/**
	 * Adds an image to the media library. WordPress rejects SVG uploads, so its upload functions can't be used.
	 *
	 * @param string          $name  File name without the extension.
	 * @param string          $title Title in the media library.
	 * @param array{int, int} $size  Width and height in px.
	 * @return int Attachment ID. 0 if the file can't be stored, so the page shows no image.
	 */
	private function store( string $name, string $title, array $size, string $alternative = '' ): int {
		$file  = "{$this->folder}/{$name}.svg";
		$slug  = "demo-{$name}";
		$found = get_posts(
			array(
				'post_type' => 'attachment',
				'post_status' => 'inherit',
				'name' => $slug,
				'fields' => 'ids',
				'posts_per_page' => 1,
			)
		);
		if ( isset( $found[0] ) ) {
			return (int) $found[0];
		}
		$folder = wp_upload_dir();
		$path   = $folder['path'] . '/' . wp_unique_filename( $folder['path'], basename( $file ) );
		if ( false !== $folder['error'] || ! copy( $file, $path ) ) {
			return 0;
		}
		$id = wp_insert_attachment(
			array(
				'post_name' => $slug,
				'post_title' => $title,
				'post_mime_type' => 'image/svg+xml',
				'post_status' => 'inherit',
			),
			$path
		);
		update_post_meta( $id, Marks::KEY, '1' );
		if ( '' !== $alternative ) {
			update_post_meta( $id, '_wp_attachment_image_alt', $alternative );
		}
		wp_update_attachment_metadata(
			$id,
			array(
				'width' => $size[0],
				'height' => $size[1],
				'file' => _wp_relative_upload_path( $path ),
				'filesize' => (int) filesize( $path ),
				'sizes' => array(),
			)
		);
		return $id;
	}
}
