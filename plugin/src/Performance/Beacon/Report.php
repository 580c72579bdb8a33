<?php

declare(strict_types=1);

namespace Vestibule\Performance\Beacon;

/** What one browser saw above the fold of a page. */
final class Report {

	/**
	 * @param Image|null  $largest Null where the largest thing is no image.
	 * @param list<Image> $above   The other images that were in the window before anybody scrolled.
	 */
	public function __construct(
		public readonly ?Image $largest,
		public readonly array $above,
	) {}

	/**
	 * @param array<array-key, mixed> $results In the shape of the contract beacon-results.
	 * @return self|null Null where two images are said to be the largest.
	 */
	public static function fromResults( array $results ): ?self {
		$largest = array();
		$above   = array();
		foreach ( is_array( $results['lcp'] ?? null ) ? $results['lcp'] : array() as $item ) {
			$item  = is_array( $item ) ? $item : array();
			$image = Image::fromAttributes( $item );
			if ( 'lcp' === ( $item['label'] ?? '' ) ) {
				$largest[] = $image;
			} else {
				$above[] = $image;
			}
		}
		return count( $largest ) > 1 ? null : new self( $largest[0] ?? null, $above );
	}

	/** @return array{largest: array<string, string>|null, above: list<array<string, string>>} */
	public function stored(): array {
		return array(
			'largest' => $this->largest?->stored(),
			'above'   => array_map( static fn ( Image $image ): array => $image->stored(), $this->above ),
		);
	}

	public static function fromStored( mixed $stored ): self {
		$stored = is_array( $stored ) ? $stored : array();
		$above  = is_array( $stored['above'] ?? null ) ? array_filter( $stored['above'], is_array( ... ) ) : array();
		return new self(
			is_array( $stored['largest'] ?? null ) ? Image::fromAttributes( $stored['largest'] ) : null,
			array_values( array_map( Image::fromAttributes( ... ), $above ) )
		);
	}
}
