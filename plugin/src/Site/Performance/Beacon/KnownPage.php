<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

/** Known results of the current page, for narrow windows, wide windows or both. */
final class KnownPage {

	/**
	 * Media queries by window size (1 for phones, 0 for desktops). The width is the same as in src/beacon/windows.ts.
	 */
	private const MEDIA = array( 0 => '(min-width: 768px)', 1 => '(max-width: 767px)' );

	/** @var array<int, Report> Results by window size (1 for phones, 0 for desktops). */
	private readonly array $truths;

	/** @param array<int, Measurement> $measurements Measurements by window size (1 for phones, 0 for desktops). */
	public function __construct( array $measurements ) {
		$this->truths = array_filter(
			array_map( static fn ( Measurement $one ): ?Report => $one->truth(), $measurements )
		);
	}

	public function isEmpty(): bool {
		return array() === $this->truths;
	}

	/** Checks whether the largest image is known for at least one window size. It then replaces WordPress's guess. */
	public function hasLargest(): bool {
		return array() !== $this->largest();
	}

	/** Checks whether the image is the largest one in all measured window sizes. */
	public function isLargest( string $src ): bool {
		$largest = $this->largest();
		return count( $largest ) === count( $this->truths )
			&& array( $src ) === array_values(
				array_unique( array_map( static fn ( Image $image ): string => $image->src, $largest ) )
			);
	}

	/** Checks whether the image is visible without scrolling in at least one window size. */
	public function isAbove( string $src ): bool {
		foreach ( $this->truths as $truth ) {
			if ( $src === $truth->largest?->src || in_array( $src, array_column( $truth->above, 'src' ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/**
	 * @return list<array{Image, string}> Largest images, each with the media query of its window size. An empty media
	 * query means all windows.
	 */
	public function preloads(): array {
		$largest = $this->largest();
		if ( 2 === count( $largest ) && $largest[0]->src === $largest[1]->src ) {
			return array( array( $largest[0], '' ) );
		}
		return array_map(
			static fn ( Image $image, int $isMobile ): array => array( $image, self::MEDIA[ $isMobile ] ?? '' ),
			$largest,
			array_keys( $largest )
		);
	}

	/** @return array<int, Image> */
	private function largest(): array {
		return array_filter( array_map( static fn ( Report $truth ): ?Image => $truth->largest, $this->truths ) );
	}
}
