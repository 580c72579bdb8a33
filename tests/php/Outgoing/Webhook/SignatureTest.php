<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Webhook;

use Closure;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use ReflectionFunction;
use Vestibule\Outgoing\Webhook\Secrets;
use Vestibule\Tests\Vectors;

/** Signatures according to Standard Webhooks. The expected ones were computed with OpenSSL. */
final class SignatureTest extends TestCase {

	/** @return iterable<string, array{array{secret: string, id: string, timestamp: int, body: string, signature: string}}> */
	public static function rows(): iterable {
		/** @var array{name: string, secret: string, id: string, timestamp: int, body: string, signature: string} $row */
		foreach ( Vectors::rows( 'webhook-signatures' ) as [ $row ] ) {
			yield $row['name'] => array( $row );
		}
	}

	/** @param array{secret: string, id: string, timestamp: int, body: string, signature: string} $row */
	#[DataProvider( 'rows' )]
	public function test_a_delivery_is_signed_as_the_standard_webhooks_specification_requires( array $row ): void {
		self::assertSame( $row['signature'], Secrets::sign( $row['secret'], $row['id'], $row['timestamp'], $row['body'] ) );
	}

	public function test_a_delivery_can_be_signed_with_two_secrets(): void {
		/** @var list<array{array{secret: string, id: string, timestamp: int, body: string, signature: string}}> $rows */
		$rows    = array_values( iterator_to_array( self::rows() ) );
		$row     = $rows[0][0];
		$headers = Secrets::headers( array( $row['secret'], $rows[1][0]['secret'] ), $row['id'], $row['timestamp'], $row['body'] );
		self::assertSame( array( 'webhook-id', 'webhook-timestamp', 'webhook-signature' ), array_keys( $headers ) );
		self::assertStringStartsWith( "{$row['signature']} v1,", $headers['webhook-signature'] );
	}

	/** @param array{secret: string, id: string, timestamp: int, body: string, signature: string} $row */
	#[DataProvider( 'rows' )]
	public function test_the_php_example_in_the_documentation_accepts_only_valid_signatures( array $row ): void {
		$verify  = self::documented();
		$headers = Secrets::headers( array( $row['secret'] ), $row['id'], $row['timestamp'], $row['body'] );
		self::assertTrue( $verify( $row['secret'], $headers, $row['body'], $row['timestamp'] ) );
		self::assertTrue( $verify( $row['secret'], array( 'webhook-signature' => "v1,AAAA {$row['signature']}" ) + $headers, $row['body'], $row['timestamp'] + 299 ) );
		self::assertFalse( $verify( $row['secret'], $headers, $row['body'] . ' ', $row['timestamp'] ) );
		self::assertFalse( $verify( $row['secret'], array( 'webhook-id' => 'msg_other' ) + $headers, $row['body'], $row['timestamp'] ) );
		self::assertFalse( $verify( $row['secret'], $headers, $row['body'], $row['timestamp'] + 301 ) );
		self::assertFalse( $verify( 'whsec_AAAA', $headers, $row['body'], $row['timestamp'] ) );
	}

	/** @return Closure(string, array<string, string>, string, int): bool PHP example of docs/webhooks.md. */
	private static function documented(): Closure {
		$page = (string) file_get_contents( dirname( __DIR__, 4 ) . '/docs/webhooks.md' );
		preg_match( '/```php\n(function verify_webhook.*?)```/s', $page, $found );
		$code = $found[1] ?? '';
		self::assertNotSame( '', $code );
		if ( ! function_exists( __NAMESPACE__ . '\verify_webhook' ) ) {
			eval( 'namespace ' . __NAMESPACE__ . ";\n" . $code ); // phpcs:ignore Squiz.PHP.Eval -- The example of a page of our own.
		}
		return ( new ReflectionFunction( __NAMESPACE__ . '\verify_webhook' ) )->getClosure();
	}
}
