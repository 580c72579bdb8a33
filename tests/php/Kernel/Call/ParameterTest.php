<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Call;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Tests\TestCase;

final class ParameterTest extends TestCase {

	public function test_slashes_and_tags_and_line_breaks_are_removed_from_a_text_parameter(): void {
		$_GET = wp_slash( array( 'page' => "Ada's <b>page</b>\n" ) );
		self::assertSame( "Ada's page", Parameter::text( 'page' ) );
		self::assertTrue( Parameter::isSent( 'page' ) );
	}

	public function test_a_posted_value_takes_precedence_over_a_url_parameter(): void {
		$_GET  = array( 'action' => 'edit' );
		$_POST = array( 'action' => 'trash' );
		self::assertSame( 'trash', Parameter::text( 'action' ) );
	}

	public function test_a_missing_parameter_is_empty(): void {
		self::assertFalse( Parameter::isSent( 'page' ) );
		self::assertSame( '', Parameter::text( 'page' ) );
		self::assertSame( 0, Parameter::id( 'page' ) );
		self::assertSame( array(), Parameter::ids( 'page' ) );
	}

	public function test_a_list_is_not_read_as_text(): void {
		$_GET = array( 'page' => array( 'x' ) );
		self::assertSame( '', Parameter::text( 'page' ) );
	}

	public function test_post_requests_are_detected(): void {
		$_SERVER['REQUEST_METHOD'] = 'GET';
		self::assertFalse( Parameter::isPost() );
		$_SERVER['REQUEST_METHOD'] = 'POST';
		self::assertTrue( Parameter::isPost() );
	}

	/** @param list<int> $ids */
	#[DataProvider( 'ids' )]
	public function test_ids_are_read_as_numbers_and_an_invalid_id_is_0( mixed $sent, array $ids ): void {
		$_GET = array( 'post' => $sent );
		self::assertSame( $ids, Parameter::ids( 'post' ) );
		self::assertSame( $ids[0] ?? 0, Parameter::id( 'post' ) );
	}

	/** @return iterable<string, array{mixed, list<int>}> */
	public static function ids(): iterable {
		yield 'one ID' => array( '12', array( 12 ) );
		yield 'several IDs' => array( array( '3', '4' ), array( 3, 4 ) );
		yield 'an empty list' => array( array(), array() );
		yield 'a text that is not a number' => array( '12 OR 1', array( 0 ) );
		yield 'a negative number' => array( '-1', array( 0 ) );
		yield 'zero' => array( '0', array( 0 ) );
		yield 'an ID with a line break' => array( "12\n", array( 0 ) );
		yield 'an ID above the maximum integer' => array( '99999999999999999999', array( 0 ) );
		yield 'a list of lists' => array( array( array( '1' ) ), array( 0 ) );
	}
}
