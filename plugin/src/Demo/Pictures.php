<?php

declare(strict_types=1);

namespace Vestibule\Demo;

/** The drawings of the demo in the media library. */
final class Pictures {

	public function __construct( private readonly string $folder ) {}

	public function attachAll(): void {
		array_map( $this->attach( ... ), Picture::cases() );
	}

	/** The attachment's id; 0 when the file cannot be stored, and the page then does without a picture. */
	public function attach( Picture $picture ): int {
		[ $width, $height ] = $picture->size();
		$title              = ucfirst( str_replace( '-', ' ', $picture->value ) );
		return ( new Drawing( "{$this->folder}/{$picture->value}.svg", 'demo-' . $picture->value, $title ) )->attach( $width, $height, $picture->alternative() );
	}

	/**
	 * An image block; WordPress adds width and height when it shows the page.
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
}
