<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Chat\Link;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** docs/chat.md; the browser answers the same rows (tests/unit/chat/link.test.ts). */
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
	public function test_the_link_is_that_of_the_row( array $row ): void {
		$this->assertSame( $row['link'], Link::to( $row['number'], $row['message'], $row['mode'] ) );
	}

	/** @param array<string, string> $row */
	#[DataProvider( 'messages' )]
	public function test_the_message_is_that_of_the_row( array $row ): void {
		$this->assertSame( $row['message'], Link::message( $row['text'], $row['title'], $row['url'] ) );
	}

	public function test_bytes_that_are_no_text_do_not_lose_the_message(): void {
		$message = Link::message( "Hel\xC3lo", '', '' );
		$this->assertStringStartsWith( 'Hel', $message );
		$this->assertStringEndsWith( 'lo', $message );
		$this->assertTrue( mb_check_encoding( $message, 'UTF-8' ) );
	}
}
