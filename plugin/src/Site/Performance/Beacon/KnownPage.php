<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

/** What is true of the page that is being shown, for narrow windows, for wide ones or for both. */
final class KnownPage {

	/** By is_mobile; src/beacon/windows.ts has the same width. */
	private const MEDIA = array( 0 => '(min-width: 768px)', 1 => '(max-width: 767px)' );

	/** @var array<int, Report> By is_mobile. */
	private readonly array $truths;

	/** @param array<int, Measurement> $measurements By is_mobile. */
	public function __construct( array $measurements ) {
		$this->truths = array_filter( array_map( static fn ( Measurement $one ): ?Report => $one->truth(), $measurements ) );
	}

	public function isEmpty(): bool {
		return array() === $this->truths;
	}

	/** Whether an image was found to be the largest somewhere, so that WordPress's own guess is not needed. */
	public function hasLargest(): bool {
		return array() !== $this->largest();
	}

	/** Whether the image is the largest in every kind of window that is known. */
	public function isLargest( string $src ): bool {
		$largest = $this->largest();
		return count( $largest ) === count( $this->truths ) && array( $src ) === array_values( array_unique( array_map( static fn ( Image $image ): string => $image->src, $largest ) ) );
	}

	/** Whether it lies above the fold in any kind of window. */
	public function isAbove( string $src ): bool {
		foreach ( $this->truths as $truth ) {
			if ( $src === $truth->largest?->src || in_array( $src, array_column( $truth->above, 'src' ), true ) ) {
				return true;
			}
		}
		return false;
	}

	/** @return list<array{Image, string}> The largest images, each with the media query of its windows; none is for all. */
	public function preloads(): array {
		$largest = $this->largest();
		if ( 2 === count( $largest ) && $largest[0]->src === $largest[1]->src ) {
			return array( array( $largest[0], '' ) );
		}
		return array_map( static fn ( Image $image, int $isMobile ): array => array( $image, self::MEDIA[ $isMobile ] ?? '' ), $largest, array_keys( $largest ) );
	}

	/** @return array<int, Image> */
	private function largest(): array {
		return array_filter( array_map( static fn ( Report $truth ): ?Image => $truth->largest, $this->truths ) );
	}
}
