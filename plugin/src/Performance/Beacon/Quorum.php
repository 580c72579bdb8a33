<?php

declare(strict_types=1);

namespace Vestibule\Performance\Beacon;

/** Makes one truth of what several browsers saw (docs/reference/beacon.md). */
final class Quorum {

	public const NEEDED = 3;

	/** A page that changes with each view is given up after so many reports. */
	public const MOST = 12;

	/**
	 * Reports agree when they name the same largest image, or all none. What lay above the fold in each of them did so in
	 * every window.
	 *
	 * @param list<Report> $reports In the order in which they came.
	 * @return Report|null Null as long as too few agree.
	 */
	public function verdict( array $reports ): ?Report {
		$agreeing = array();
		foreach ( $reports as $report ) {
			$agreeing[ $report->largest->src ?? '' ][] = $report;
		}
		foreach ( $agreeing as $same ) {
			if ( count( $same ) >= self::NEEDED ) {
				return new Report( end( $same )->largest, $this->inAll( $same ) );
			}
		}
		return null;
	}

	/**
	 * @param non-empty-list<Report> $reports
	 * @return list<Image>
	 */
	private function inAll( array $reports ): array {
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
