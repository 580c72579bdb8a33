<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Performance;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Site\Performance\Beacon\Image;
use Vestibule\Site\Performance\Beacon\Measurement;
use Vestibule\Site\Performance\Beacon\Report;
use Vestibule\Site\Performance\Beacon\State;
use Vestibule\Tests\Vectors;

/** Agreement of reports about the largest image. */
final class QuorumTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		yield from Vectors::rows( 'beacon-quorum' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_measurement_reports_agree_on_the_expected_images( array $row ): void {
		$verdict = Report::agreed( array_map( $this->report( ... ), array_values( (array) $row['reports'] ) ) );
		$found   = null === $verdict ? null : array(
			'largest' => $verdict->largest?->src,
			'above'   => array_map( static fn ( Image $image ): string => $image->src, $verdict->above ),
		);
		self::assertSame( $row['verdict'], $found );
	}

	public function test_measuring_a_page_is_abandoned_after_twelve_reports_with_different_results(): void {
		$page = new Measurement( State::Measuring, 0, array(), 'https://example.org/', 7 );
		foreach ( range( 1, 11 ) as $number ) {
			$page = $page->with( $this->report( array( "{$number}.jpg" ) ) );
		}
		self::assertSame( array( State::Measuring, 11 ), array( $page->state, $page->reports ) );
		$page = $page->with( null );
		self::assertSame( array( State::Unsettled, 12, array() ), array( $page->state, $page->reports, $page->found ) );
		self::assertSame( $page, $page->with( $this->report( array( 'a.jpg' ) ) ) );
	}

	public function test_a_known_largest_image_is_not_changed_by_later_reports(): void {
		$page = new Measurement( State::Measuring, 0, array() );
		foreach ( array( 'a.jpg', 'a.jpg', 'a.jpg', 'b.jpg', 'b.jpg', 'b.jpg' ) as $src ) {
			$page = $page->with( $this->report( array( $src ) ) );
		}
		self::assertSame( array( 'a.jpg', 3 ), array( $page->truth()?->largest?->src, $page->reports ) );
	}

	private function report( mixed $sources ): Report {
		$images = array_map( static fn ( mixed $src ): ?Image => is_string( $src ) ? new Image( $src ) : null, array_values( (array) $sources ) );
		return new Report( $images[0] ?? null, array_values( array_filter( array_slice( $images, 1 ) ) ) );
	}
}
