<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Comments;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Site\Comments\Keys;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/**
 * Validation of comment keys, tested with tests/vectors/comment-keys.json.
 *
 * @phpstan-type Row array{name: string, printed?: string, also?: string, sent: string, post?: int, change?: array<string, mixed>, reason: string|null}
 */
final class KeyCheckTest extends TestCase {

	private const POST = 7;

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'comment-keys' );
	}

	/** @param Row $row */
	#[DataProvider( 'rows' )]
	public function test_comment_keys_are_accepted_or_rejected_with_the_expected_reason( array $row ): void {
		$posted = isset( $row['printed'] ) ? $this->printed( $row['printed'] ) : array();
		$posted = isset( $row['also'] ) ? $this->printed( $row['also'] ) + $posted : $posted;
		foreach ( $row['change'] ?? array() as $name => $value ) {
			$posted[ '{name}' === $name ? (string) array_key_first( $posted ) : $name ] = $value;
		}
		$sent = new DateTimeImmutable( $row['sent'] );
		add_filter( 'vestibule/now', static fn (): DateTimeImmutable => $sent );
		$posted = array_filter( $posted, static fn ( mixed $value ): bool => null !== $value );
		$this->assertSame( $row['reason'], $this->keys()->fault( $row['post'] ?? self::POST, $posted, ( new Clock() )->now()->getTimestamp() )?->value );
	}

	public function test_comment_keys_depend_on_the_post_and_day_and_site_and_forged_nonces_are_rejected(): void {
		$other = new Keys( static fn ( string $purpose, string $text ): string => hash_hmac( 'sha256', "{$purpose}|{$text}", 'another site' ) );
		$all   = array_merge( ...$this->keys()->pairs( 7, 20000 ), ...$this->keys()->pairs( 7, 20001 ), ...$this->keys()->pairs( 8, 20000 ), ...$other->pairs( 7, 20000 ) );
		$this->assertCount( 16, array_unique( $all ) );
		$this->assertNotSame( $this->keys()->field(), $other->field() );
		$this->assertSame( 7, $this->keys()->postOf( $this->keys()->nonce( 7 ) ) );
		foreach ( array( $other->nonce( 7 ), '8' . substr( $this->keys()->nonce( 7 ), 1 ), '', '7', '7.', '07' . substr( $this->keys()->nonce( 7 ), 1 ), $this->keys()->nonce( 7 ) . "\n" ) as $forged ) {
			$this->assertNull( $this->keys()->postOf( $forged ) );
		}
	}

	/** @return array<string, mixed> Values that a browser posts with the keys of a page printed at this time. */
	private function printed( string $at ): array {
		$period = Keys::periodAt( ( new DateTimeImmutable( $at ) )->getTimestamp() );
		return array_column( $this->keys()->pairs( self::POST, $period ), 1, 0 ) + array( Keys::EXPIRY => (string) Keys::expiry( $period ) );
	}

	private function keys(): Keys {
		return new Keys( static fn ( string $purpose, string $text ): string => hash_hmac( 'sha256', "{$purpose}|{$text}", 'a site' ) );
	}
}
