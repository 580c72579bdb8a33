<?php

declare(strict_types=1);

namespace Vestibule\Fields\Types\Choice;

defined( 'ABSPATH' ) || exit;

/**
 * The pictures that options are chosen by: of the media library, each in the sizes that WordPress made of it, with its
 * alternative text.
 *
 * @phpstan-type Picture array{src: string, srcset: string, sizes: string, width: int, height: int, alt: string}
 */
final class Pictures {

	/** A card is as wide as the form on a phone, else one of two to four columns. */
	private const SIZES = '(max-width: 640px) 90vw, 320px';

	/**
	 * @param list<int> $ids Of attachments; 0 for none.
	 * @return list<Picture|null> In the same order; null where there is no picture, or no longer.
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
