<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

/** Countries and media library of the site, with the values that a row expects. */
final class RowWorld {

	/**
	 * @param list<array{value: string, label: string}> $options Countries of the row. Their names are cached, because
	 * rows contain names that WordPress doesn't have.
	 */
	public static function offerCountries( array $options ): void {
		$codes = array_column( $options, 'value' );
		remove_all_filters( 'vestibule/countries' );
		add_filter( 'vestibule/countries', static fn (): array => $codes );
		wp_cache_set( 'names_' . md5( determine_locale() . implode( ' ', $codes ) ), array_column( $options, 'label', 'value' ), 'vestibule_countries' );
	}

	/** Adds images with two sizes each. The seventh image has an alternative text. */
	public static function addPictures(): void {
		$size    = static fn ( string $file, int $width, int $height ): array => array( 'file' => $file, 'width' => $width, 'height' => $height );
		$meta    = static fn ( int $id ): array => $size( "{$id}-2.webp", 768, 512 ) + array( 'sizes' => array( 'medium' => $size( "{$id}.webp", 300, 200 ), 'large' => $size( "{$id}-2.webp", 768, 512 ) ) );
		$sources = static fn ( int $id ): array => array(
			300 => array( 'url' => "/{$id}.webp", 'descriptor' => 'w', 'value' => 300 ),
			768 => array( 'url' => "/{$id}-2.webp", 'descriptor' => 'w', 'value' => 768 ),
		);
		$stored  = static fn ( mixed $value, int $id, string $key ): mixed => match ( $key ) {
			'_wp_attachment_image_alt' => array( 7 === $id ? 'A "door" & b>' : '' ),
			'_wp_attachment_metadata'  => array( $meta( $id ) ),
			default                    => $value,
		};
		add_filter( 'image_downsize', static fn ( mixed $found, int $id ): array => array( "/{$id}.webp", 300, 200, true ), 10, 2 );
		add_filter( 'get_post_metadata', $stored, 10, 3 );
		add_filter( 'wp_calculate_image_srcset', static fn ( mixed $all, array $of, string $url, array $with, int $id ): array => $sources( $id ), 10, 5 );
	}
}
