<?php

declare(strict_types=1);

namespace Vestibule\Tests\Views;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Site\Chat\View\View;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Vectors;

/** Server output of the chat, compared with the browser's (same rows in tests/unit/views/chat.test.tsx). */
final class ChatViewsTest extends TestCase {

	private const PLAIN = array(
		'id'            => 'chat',
		'kind'          => 'launcher',
		'label'         => 'Need Help? Chat with us',
		'showsLabel'    => true,
		'title'         => 'Start a Conversation',
		'description'   => 'Click on WhatsApp',
		'response'      => '',
		'needsConsent'  => false,
		'opensInNewTab' => true,
		'timezone'      => '+00:00',
		'symbols'       => 'h:m',
		'showsNext'     => true,
		'countUrl'      => '',
		'analytics'     => array( 'facebook' => false, 'google' => false, 'ga4' => false ),
		'words'         => array( 'close' => 'Close', 'online' => 'Online', 'offline' => 'Offline', 'newTab' => '(opens in a new tab)', 'opens' => 'Opens WhatsApp', 'opensInTab' => 'Opens WhatsApp in a new tab', 'hour' => '1 hour', 'hours' => '%s hours', 'minute' => '1 minute', 'minutes' => '%s minutes' ),
	);

	private const ACCOUNT = array(
		'id'       => 1,
		'name'     => 'Ada',
		'title'    => '',
		'avatar'   => '',
		'links'    => array( array( 'device' => 'all', 'href' => 'https://api.whatsapp.com/send?phone=1&text=a%20%22b%22' ) ),
		'isOnline' => true,
		'status'   => 'Online',
		'next'     => '',
		'working'  => null,
	);

	/** @return iterable<string, array{array<string, mixed>}> */
	public static function rows(): iterable {
		return Vectors::rows( 'chat-views' );
	}

	public function test_wordpress_text_filters_do_not_change_the_texts_of_the_chat(): void {
		$words = array( 'title' => 'Ask "us" & \'them\' -- now :)', 'label' => '10x20... (c) [gallery]', 'response' => "It's 5' 8\"" );
		$html = View::render( $words + array( 'accounts' => array( array( 'name' => '8-) <b>Ada</b>' ) + self::ACCOUNT ) ) + self::PLAIN, '' );
		$this->assertSame( $html, wp_filter_content_tags( convert_smilies( wptexturize( do_shortcode( $html ) ) ) ) );
		$text = html_entity_decode( wp_strip_all_tags( $html ), ENT_QUOTES, 'UTF-8' );
		foreach ( array( ...array_values( $words ), '8-) <b>Ada</b>' ) as $typed ) {
			$this->assertStringContainsString( $typed, $text );
		}
	}

	/** @param array<string, mixed> $row */
	#[DataProvider( 'rows' )]
	public function test_the_server_prints_the_same_chat_as_the_browser( array $row ): void {
		/** @var array{props: array<string, mixed>, html: list<string>} $row */
		$props             = $row['props'];
		$props['accounts'] = array_map( static fn ( mixed $account ): array => ( is_array( $account ) ? $account : array() ) + self::ACCOUNT, is_array( $props['accounts'] ?? null ) ? $props['accounts'] : array() );
		/** @phpstan-ignore argument.type (the shape of the contract, which the rows are written in) */
		$html = View::render( $props + self::PLAIN, '' );
		// Only the server prints the form for pages without scripts.
		$html = (string) preg_replace( '#<form.*?</form>#s', '', $html );
		$this->assertSame( $row['html'], Canonical::of( $html ) );
	}
}
