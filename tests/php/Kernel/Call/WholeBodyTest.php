<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Call;

use PHPUnit\Framework\TestCase;
use Vestibule\Kernel\Call\WholeBody;

/** Form data that PHP drops, read from the request body. */
final class WholeBodyTest extends TestCase {

	private const FORM = 'application/x-www-form-urlencoded; charset=UTF-8';
	private const POST_MAX = 8 * MB_IN_BYTES;

	public function test_the_request_body_is_not_read_again_if_php_has_no_size_limit(): void {
		$whole = new WholeBody( static fn(): string => 'a=1', 0 );
		self::assertSame( array(), $whole->values( array(), self::FORM, self::POST_MAX + 1 ) );
	}

	public function test_the_body_is_not_read_if_php_parsed_it_completely(): void {
		$given = array( 'a' => '1' );
		self::assertSame( $given, $this->values( $given, 'a=2', self::FORM, 3 ) );
	}

	public function test_a_body_larger_than_post_max_size_is_read_again(): void {
		$body = 'names%5Bfirst_name%5D=Ana&multi%5B%5D=a&multi%5B%5D=b&text=' . str_repeat( 'x', 100 );
		self::assertSame(
			array( 'names' => array( 'first_name' => 'Ana' ), 'multi' => array( 'a', 'b' ), 'text' => str_repeat( 'x', 100 ) ),
			$this->values( array(), $body, self::FORM, self::POST_MAX + 1 )
		);
	}

	public function test_values_that_exceed_max_input_vars_are_read_from_the_request_body(): void {
		$most  = (int) ini_get( 'max_input_vars' );
		$names = array_map( static fn( int $n ): string => "x{$n}=1", range( 1, $most - 1 ) );
		$given = array_fill_keys( range( 1, $most ), '1' );
		$read  = $this->values( $given, implode( '&', $names ) . '&m[]=a&m[]=b&vestibule_key=k', self::FORM, 99999 );
		self::assertSame( array( 'a', 'b' ), $read['m'] );
		self::assertSame( 'k', $read['vestibule_key'] );
		self::assertSame( '1', $read['x1'] );
	}

	public function test_uploads_and_bodies_too_large_for_memory_are_not_read(): void {
		self::assertSame( array(), $this->values( array(), 'a=1', 'multipart/form-data; boundary=x', self::POST_MAX + 1 ) );
		self::assertSame( array(), $this->values( array(), 'a=1', self::FORM, 13 * MB_IN_BYTES ) );
		self::assertSame( array(), $this->values( array(), 'a=1', '', self::POST_MAX + 1 ) );
	}

	/**
	 * @param array<array-key, mixed> $given
	 * @return array<array-key, mixed>
	 */
	private function values( array $given, string $body, string $type, int $length ): array {
		return ( new WholeBody( static fn( int $bytes ): string => substr( $body, 0, $bytes ), self::POST_MAX ) )->values( $given, $type, $length );
	}
}
