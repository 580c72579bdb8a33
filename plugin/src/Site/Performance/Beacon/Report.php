<?php

declare(strict_types=1);

namespace Vestibule\Site\Performance\Beacon;

/** Report of one browser about the images that are visible on a page without scrolling. */
final class Report {

	/** Number of matching reports that are needed for a result. */
	public const NEEDED = 3;

	/** Maximum number of reports. If too few of them match, measuring the page stops. */
	public const MAX_COUNT = 12;

	/**
	 * @param Image|null  $largest Largest image. Null if the largest element is not an image.
	 * @param list<Image> $above   Other images that are visible without scrolling.
	 */
	public function __construct(
		public readonly ?Image $largest,
		public readonly array $above,
	) {}

	/**
	 * @param array<array-key, mixed> $results Results that match the contract beacon-results.
	 * @return self|null Report of the browser. Null if the results contain two largest images.
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

	/**
	 * Combines the reports of several browsers into a result. Reports match if they have the same largest image, or
	 * none. The result contains only images that were visible in all matching reports.
	 *
	 * @param list<self> $reports Reports, oldest first.
	 * @return self|null Result of all reports. Null if too few reports match.
	 */
	public static function agreed( array $reports ): ?self {
		$agreeing = array();
		foreach ( $reports as $report ) {
			$agreeing[ $report->largest->src ?? '' ][] = $report;
		}
		foreach ( $agreeing as $same ) {
			if ( count( $same ) >= self::NEEDED ) {
				return new self( end( $same )->largest, self::inAll( $same ) );
			}
		}
		return null;
	}

	/**
	 * @param non-empty-list<self> $reports
	 * @return list<Image>
	 */
	private static function inAll( array $reports ): array {
		$images = array();
		foreach ( $reports as $report ) {
			foreach ( array_column( $report->above, null, 'src' ) as $src => $image ) {
				$images[ $src ][] = $image;
			}
		}
		$seen = array_filter( $images, static fn ( array $same ): bool => count( $same ) === count( $reports ) );
		return array_values( array_map( static fn ( array $same ): Image => end( $same ), $seen ) );
	}
}
