<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

defined( 'ABSPATH' ) || exit;

/**
 * Finds the images of options in the media library, with their available sizes and alternative text.
 *
 * @phpstan-type Picture array{src: string, srcset: string, sizes: string, width: int, height: int, alt: string}
 */
final class Pictures {

	/**
	 * Attribute `sizes` of the images. On phones, an option is as wide as the form. On larger screens, it is at most
	 * half as wide.
	 */
	private const SIZES = '(max-width: 640px) 90vw, 320px';

	/**
	 * @param list<int> $ids Attachment IDs. 0 for options without an image.
	 * @return list<Picture|null> Images in the same order. Null for options without an image and for deleted images.
	 */
	public function find( array $ids ): array {
		$known = array_values( array_filter( $ids ) );
		if ( array() !== $known ) {
			_prime_post_caches( $known, false, true );
		}
		return array_map( $this->picture( ... ), $ids );
	}

	/** @return Picture|null */
	private function picture( int $id ): ?array {
		$image = $id > 0 ? wp_get_attachment_image_src( $id, 'medium' ) : false;
		if ( ! is_array( $image ) ) {
			return null;
		}
		$alt = get_post_meta( $id, '_wp_attachment_image_alt', true );
		return array(
			'src'    => (string) $image[0],
			'srcset' => (string) wp_get_attachment_image_srcset( $id, 'medium' ),
			'sizes'  => self::SIZES,
			'width'  => (int) $image[1],
			'height' => (int) $image[2],
			'alt'    => is_string( $alt ) ? trim( wp_strip_all_tags( $alt ) ) : '',
		);
	}
}
