<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Push;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Push\Crypto\Base64Url;
use Vestibule\Site\Push\Crypto\CryptoFault;
use Vestibule\Site\Push\Crypto\Encryption;
use Vestibule\Site\Push\Crypto\KeyPair;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Encryption and tokens of Web Push, compared with published examples and a separate receiver. */
final class CryptoTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function messages(): iterable {
		return Vectors::rows( 'push-encryption' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function tokens(): iterable {
		return Vectors::rows( 'push-vapid' );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'messages' )]
	public function test_an_encrypted_push_message_matches_the_published_example( array $row ): void {
		$sender = new KeyPair( self::bytes( $row, 'senderPrivate' ), self::bytes( $row, 'senderPublic' ) );
		self::assertSame( $row['shared'], Base64Url::encode( $sender->shared( self::bytes( $row, 'receiverPublic' ) ) ) );
		$body = Encryption::encrypt( self::text( $row, 'text' ), self::bytes( $row, 'receiverPublic' ), self::bytes( $row, 'auth' ), $sender, self::bytes( $row, 'salt' ) );
		self::assertSame( $row['body'], Base64Url::encode( $body ) );
		$receiver = Receiver::known( self::bytes( $row, 'receiverPrivate' ), self::bytes( $row, 'receiverPublic' ), self::bytes( $row, 'auth' ) );
		self::assertSame( $row['text'], $receiver->open( self::bytes( $row, 'body' ) ) );
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'tokens' )]
	public function test_a_push_token_matches_the_published_example_and_has_a_valid_signature( array $row ): void {
		$input = KeyPair::tokenInput( self::text( $row, 'audience' ), is_int( $row['expires'] ) ? $row['expires'] : 0, self::text( $row, 'subject' ) );
		self::assertSame( $row['input'], $input );
		self::assertTrue( Receiver::isSigned( $input, self::bytes( $row, 'signature' ), self::bytes( $row, 'public' ) ) );
		self::assertFalse( Receiver::isSigned( $input . 'x', self::bytes( $row, 'signature' ), self::bytes( $row, 'public' ) ) );
	}

	public function test_a_receiver_can_decrypt_random_messages_and_verify_their_tokens(): void {
		for ( $turn = 0; $turn < 20; $turn++ ) {
			$receiver = Receiver::fresh();
			$text     = str_repeat( 'é', random_int( 0, 1996 ) );
			self::assertSame( $text, $receiver->open( Encryption::fresh( $text, $receiver->public, $receiver->auth ) ) );
			$keys   = KeyPair::generate();
			$header = $keys->authorization( 'https://push.example', 1_800_000_000, 'mailto:a@example.org' );
			preg_match( '/^vapid t=([\w.-]+)\.([\w-]+), k=([\w-]+)$/D', $header, $found );
			self::assertCount( 4, $found );
			self::assertTrue( Receiver::isSigned( ( $found[1] ?? '' ), (string) Base64Url::decode( ( $found[2] ?? '' ) ), (string) Base64Url::decode( ( $found[3] ?? '' ) ) ) );
		}
	}

	public function test_two_encryptions_of_the_same_text_have_different_salts_and_keys(): void {
		$receiver = Receiver::fresh();
		$one      = Encryption::fresh( 'Hello', $receiver->public, $receiver->auth );
		$two      = Encryption::fresh( 'Hello', $receiver->public, $receiver->auth );
		self::assertNotSame( substr( $one, 0, 16 ), substr( $two, 0, 16 ) );
		self::assertNotSame( substr( $one, 21, 65 ), substr( $two, 21, 65 ) );
		self::assertFalse( Receiver::fresh()->open( $one ) );
		self::assertLessThanOrEqual( 4096, strlen( Encryption::fresh( str_repeat( 'a', Encryption::MAXIMUM ), $receiver->public, $receiver->auth ) ) );
	}

	public function test_a_public_key_that_is_not_on_the_curve_is_rejected(): void {
		foreach ( array( '', str_repeat( "\4", 65 ), "\4" . str_repeat( "\0", 64 ), Receiver::fresh()->public . 'x' ) as $bytes ) {
			self::assertFalse( KeyPair::isPublic( $bytes ) );
		}
		self::assertTrue( KeyPair::isPublic( Receiver::fresh()->public ) );
		$this->expectException( CryptoFault::class );
		Encryption::fresh( 'Hello', str_repeat( "\4", 65 ), str_repeat( 'a', 16 ) );
	}

	public function test_a_push_message_over_the_maximum_length_is_rejected(): void {
		$receiver = Receiver::fresh();
		$this->expectException( CryptoFault::class );
		Encryption::fresh( str_repeat( 'a', Encryption::MAXIMUM + 1 ), $receiver->public, $receiver->auth );
	}

	/** @param array<string, mixed> $row */
	private static function text( array $row, string $key ): string {
		return is_string( $row[ $key ] ) ? $row[ $key ] : '';
	}

	/** @param array<string, mixed> $row */
	private static function bytes( array $row, string $key ): string {
		return (string) Base64Url::decode( self::text( $row, $key ) );
	}
}
