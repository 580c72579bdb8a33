<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Operation;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Kernel\Operation\PageQuery;
use Vestibule\Kernel\Operation\Paging;

/** Paging: rows of a page, limits for counting, and skipped rows. */
final class PagingTest extends TestCase {

	/** @var list<int> Limit of each count. */
	private array $counted = array();

	private int $passed = 0;

	/**
	 * @param list<int> $rows    First and last row.
	 * @param list<int> $counted
	 */
	#[DataProvider( 'pages' )]
	public function test_a_page_of_a_list_has_the_expected_rows_and_total_and_skips_only_a_few_rows( int $all, PageQuery $asked, array $rows, int $total, bool $has_more, array $counted, int $passed ): void {
		[ $page, $found, $more ] = $this->paging( $all, $asked )->page( $asked, $asked->beside() > 0 );
		self::assertSame( $rows, array() === $page ? array() : array( $page[0], $page[ count( $page ) - 1 ] ) );
		self::assertSame( array( $total, $has_more ), array( $found, $more ) );
		self::assertSame( array( $counted, $passed ), array( $this->counted, $this->passed ) );
	}

	/** @return iterable<string, array{int, PageQuery, list<int>, int, bool, list<int>, int}> */
	public static function pages(): iterable {
		$far = 25_000;
		yield 'an empty list' => array( 0, new PageQuery( 1, 20 ), array(), 0, false, array(), 0 );
		yield 'a list of a single page' => array( 7, new PageQuery( 1, 20 ), array( 1, 7 ), 7, false, array(), 0 );
		yield 'the first of many pages' => array( $far, new PageQuery( 1, 20 ), array( 1, 20 ), $far, false, array( 0 ), 0 );
		yield 'the last page' => array( $far, new PageQuery( 1250, 20 ), array( 24_981, 25_000 ), $far, false, array( 0 ), 0 );
		yield 'a last page that is not full' => array( 25_005, new PageQuery( 1251, 20 ), array( 25_001, 25_005 ), 25_005, false, array( 0 ), 0 );
		yield 'the page before the last one' => array( $far, new PageQuery( 1249, 20 ), array( 24_961, 24_980 ), $far, false, array( 0 ), 20 );
		yield 'a page beyond the last one' => array( $far, new PageQuery( 2000, 20 ), array(), $far, false, array( 0 ), 0 );
		yield 'a page before the middle' => array( $far, new PageQuery( 600, 20 ), array( 11_981, 12_000 ), $far, false, array( 0 ), 11_980 );
		yield 'the page after a row' => array( $far, new PageQuery( 900, 20, 17_980 ), array( 17_981, 18_000 ), $far, false, array( 0 ), 0 );
		yield 'the page before a row' => array( $far, new PageQuery( 899, 20, 0, 17_981 ), array( 17_961, 17_980 ), $far, false, array( 0 ), 0 );
		yield 'a total above the counting limit' => array( $far, new PageQuery( 1, 20, 0, 0, true ), array( 1, 20 ), 10_000, true, array( 10_001 ), 0 );
		yield 'a total equal to the counting limit' => array( 10_000, new PageQuery( 1, 20, 0, 0, true ), array( 1, 20 ), 10_000, false, array( 10_001 ), 0 );
		yield 'a page beyond the counting limit' => array( $far, new PageQuery( 900, 20, 17_980, 0, true ), array( 17_981, 18_000 ), 18_000, true, array(), 0 );
		yield 'the last page beyond the counting limit' => array( $far, new PageQuery( 1250, 20, 24_980, 0, true ), array( 24_981, 25_000 ), 25_000, false, array(), 0 );
		yield 'the page after the last row' => array( $far, new PageQuery( 1251, 20, 25_000, 0, true ), array(), 25_000, false, array(), 0 );
	}

	/**
	 * List of the numbers from 1.
	 *
	 * @return Paging<int<1, max>>
	 */
	private function paging( int $all, PageQuery $asked ): Paging {
		$count = function ( int $most ) use ( $all ): int {
			$this->counted[] = $most;
			return 0 === $most ? $all : min( $all, $most );
		};
		$read  = function ( bool $is_backwards, int $limit, int $offset ) use ( $all, $asked ): array {
			$this->passed += $offset;
			$first         = $asked->following > 0 ? $asked->following + 1 : 1;
			$last          = 0 === $asked->following && $asked->preceding > 0 ? $asked->preceding - 1 : $all;
			$numbers       = $first > $last ? array() : range( $first, $last );
			return array_slice( $is_backwards ? array_reverse( $numbers ) : $numbers, $offset, $limit );
		};
		return new Paging( $count, $read );
	}
}
