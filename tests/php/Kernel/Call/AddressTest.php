<?php

declare(strict_types=1);

namespace Vestibule\Tests\Kernel\Call;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use Vestibule\Kernel\Call\Address;

final class AddressTest extends TestCase {

	/** @return iterable<string, array{list<string>, string, string, string}> */
	public static function requests(): iterable {
		yield 'a header without a trusted proxy' => array( array(), '9.9.9.9', '1.1.1.1', '9.9.9.9' );
		yield 'a header from an address that is not the proxy' => array( array( '10.0.0.1' ), '9.9.9.9', '1.1.1.1', '9.9.9.9' );
		yield 'a header of the proxy' => array( array( '10.0.0.1' ), '10.0.0.1', '1.1.1.1', '1.1.1.1' );
		yield 'a header of the proxy that starts with a forged address' => array( array( '10.0.0.1' ), '10.0.0.1', '8.8.8.8, 1.1.1.1', '1.1.1.1' );
		yield 'a header of two proxies' => array( array( '10.0.0.0/8' ), '10.0.0.1', '8.8.8.8, 1.1.1.1, 10.2.3.4', '1.1.1.1' );
		yield 'a header with only proxies' => array( array( '10.0.0.0/8' ), '10.0.0.1', '10.2.3.4', '10.2.3.4' );
		yield 'a header without an IP address' => array( array( '10.0.0.1' ), '10.0.0.1', 'unknown', '10.0.0.1' );
		yield 'an empty header' => array( array( '10.0.0.1' ), '10.0.0.1', '', '10.0.0.1' );
		yield 'an invalid value after a valid address' => array( array( '10.0.0.1' ), '10.0.0.1', '1.1.1.1, x', '10.0.0.1' );
		yield 'a network whose prefix ends within a byte' => array( array( '172.16.0.0/12' ), '172.31.255.1', '1.1.1.1', '1.1.1.1' );
		yield 'an address just outside of the network' => array( array( '172.16.0.0/12' ), '172.32.0.1', '1.1.1.1', '172.32.0.1' );
		yield 'invalid networks' => array( array( '10.0.0.0/x', '10.0.0.0/', '10.0.0.0/33', '10.0.0.0/-1' ), '10.0.0.1', '1.1.1.1', '10.0.0.1' );
		yield 'an IPv6 network' => array( array( 'fd00::/8' ), 'fd12::1', '2001:db8::7', '2001:db8::7' );
		yield 'an IPv4 network with an IPv6 address' => array( array( '0.0.0.0/0' ), '2001:db8::1', '1.1.1.1', '2001:db8::1' );
	}

	/** @param list<string> $proxies */
	#[DataProvider( 'requests' )]
	public function test_the_ip_address_of_a_visitor_is_the_last_forwarded_address_that_is_not_a_trusted_proxy( array $proxies, string $remote, string $forwarded, string $expected ): void {
		self::assertSame( $expected, ( new Address( $proxies ) )->resolve( $remote, $forwarded ) );
	}

	public function test_all_ipv6_addresses_of_one_subscriber_count_as_one_network(): void {
		self::assertSame( Address::network( '2001:db8:1:2::1' ), Address::network( '2001:db8:1:2:ffff::9' ) );
		self::assertNotSame( Address::network( '2001:db8:1:2::1' ), Address::network( '2001:db8:1:3::1' ) );
		self::assertSame( '1.2.3.4', Address::network( '1.2.3.4' ) );
		self::assertSame( '1.2.3.4', Address::network( '::ffff:1.2.3.4' ) );
		self::assertSame( 'unknown', Address::network( 'unknown' ) );
	}
}
