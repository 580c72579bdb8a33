<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Chat\Link;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Chat links, tested with the same rows as the browser (tests/unit/chat/link.test.ts). See docs/chat.md. */
final class LinkTest extends TestCase {

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function links(): iterable {
		return Vectors::rows( 'chat-links' );
	}

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function messages(): iterable {
		return Vectors::rows( 'chat-messages' );
	}

	/** @param array<string, string> $row */
	#[DataProvider( 'links' )]
	public function test_a_chat_link_is_correct_for_each_phone_number_and_mode( array $row ): void {
		$this->assertSame( $row['link'], Link::to( $row['number'], $row['message'], $row['mode'] ) );
	}

	/** @param array<string, string> $row */
	#[DataProvider( 'messages' )]
	public function test_placeholders_in_a_chat_message_are_replaced( array $row ): void {
		$this->assertSame( $row['message'], Link::message( $row['text'], $row['title'], $row['url'] ) );
	}

	public function test_invalid_bytes_are_removed_without_losing_the_chat_message(): void {
		$message = Link::message( "Hel\xC3lo", '', '' );
		$this->assertStringStartsWith( 'Hel', $message );
		$this->assertStringEndsWith( 'lo', $message );
		$this->assertTrue( mb_check_encoding( $message, 'UTF-8' ) );
	}
}
