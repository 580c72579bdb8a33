<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Http;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\Group;
use PHPUnit\Framework\TestCase;
use Vestibule\Kernel\Http\AddressFault;
use Vestibule\Kernel\Http\PublicHost;
use Vestibule\Tests\Vectors;

/** URLs typed by users that the server may request (security row 19). */
final class PublicHostTest extends TestCase {

	/** @return iterable<string, array{array{url: string, resolves: list<string>, fault: string}}> */
	public static function rows(): iterable {
		/** @var array{name: string, url: string, resolves: list<string>, fault: string} $row */
		foreach ( Vectors::rows( 'public-hosts' ) as [ $row ] ) {
			yield $row['name'] => array( $row );
		}
	}

	/** @param array{url: string, resolves: list<string>, fault: string} $row */
	#[DataProvider( 'rows' )]
	public function test_only_public_hostnames_are_requested( array $row ): void {
		$hosts = new PublicHost( static fn (): array => $row['resolves'] );
		$found = $hosts->resolve( $row['url'] );
		self::assertSame( '' === $row['fault'] ? $row['resolves'] : $row['fault'], $found instanceof AddressFault ? $found->name : $found );
	}

	#[Group( 'mariadb' )]
	public function test_a_hostname_that_the_system_cannot_resolve_is_rejected(): void {
		self::assertSame( AddressFault::Unknown, ( new PublicHost() )->resolve( 'https://does-not-exist.invalid/' ) );
	}
}
