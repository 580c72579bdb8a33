<?php

declare(strict_types=1);

namespace Vestibule\Tests\Site\Chat;

use Vestibule\Site\Chat\Accounts;
use Vestibule\Site\Chat\ChatSettings;
use Vestibule\Tests\Contracts;
use Vestibule\Tests\TestCase;

/** Output of the chat blocks with the site's settings and accounts. */
final class ChatBlocksTest extends TestCase {

	protected function tearDown(): void {
		delete_option( ChatSettings::OPTION );
		parent::tearDown();
	}

	public function test_the_chat_button_is_not_printed_without_an_account(): void {
		$this->assertSame( '', $this->button() );
	}

	public function test_a_chat_button_links_to_its_account(): void {
		$this->account( 'Ada', '+49 30 23125 040', 'Hello & <hi>' );
		$second = $this->account( 'Grace', 'https://chat.whatsapp.com/AbCdEf' );
		$this->assertStringContainsString( 'href="https://api.whatsapp.com/send?phone=493023125040&amp;text=Hello%20%26%20%3Chi%3E"', $this->button() );
		$this->assertStringContainsString( 'href="https://chat.whatsapp.com/AbCdEf"', $this->button( array( 'account' => $second ) ) );
	}

	public function test_a_chat_button_of_a_draft_account_is_not_printed(): void {
		$draft = $this->account( 'Ada', '1', '', 'draft' );
		$this->assertSame( '', $this->button( array( 'account' => $draft ) ) );
	}

	public function test_a_chat_button_that_requires_consent_contains_no_link_to_the_chat(): void {
		$this->account( 'Ada', '+49 30 23125 040' );
		update_option( ChatSettings::OPTION, array( 'gdprStatus' => true, 'options' => array( 'styles' => array( 'gdprContent' => 'Agree <script>alert(1)</script><a href="/p">here</a>' ) ) ) );
		$html = $this->button();
		$this->assertStringNotContainsString( 'href="https://api', $html );
		$this->assertStringContainsString( 'aria-disabled="true"', $html );
		$this->assertStringNotContainsString( '<script>', $html );
		$this->assertStringContainsString( '<a href="/p">here</a>', $html );
		$this->assertStringContainsString( 'action=vestibule_chat_open', $html );
	}

	public function test_texts_and_sizes_in_the_chat_settings_are_escaped_or_ignored(): void {
		$this->account( '<b>Ada</b> "A" </script>', '1' );
		update_option(
			ChatSettings::OPTION,
			array(
				'options' => array(
					'styles' => array(
						'label'           => '<img src=x onerror=alert(1)>',
						'backgroundColor' => 'red;}</style><script>',
						'btnLeftDistance' => '10px;background:url(javascript:alert(1))',
					),
				),
			)
		);
		$html = $this->button();
		$this->assertStringNotContainsString( '<img src=x', $html );
		$this->assertStringNotContainsString( '</script>', $html );
		$this->assertStringContainsString( '--vestibule-chat-background:#2db742', $html );
		$this->assertStringNotContainsString( 'javascript', $html );
	}

	public function test_guests_cannot_access_the_posts_of_chat_accounts(): void {
		$id   = $this->account( 'Ada', '1' );
		$type = get_post_type_object( Accounts::TYPE );
		$this->assertNotNull( $type );
		$this->assertFalse( is_post_publicly_viewable( $id ) );
		$this->assertFalse( $type->show_in_rest );
		$this->assertTrue( $type->exclude_from_search );
	}

	/**
	 * Renders the button with a new module, so that settings and accounts are read again.
	 *
	 * @param array<string, mixed> $attributes Attributes of the block.
	 */
	private function button( array $attributes = array() ): string {
		$schema   = Contracts::schema();
		$settings = new ChatSettings( $schema );
		$accounts = new Accounts( $schema );
		$assets   = new \Vestibule\Kernel\Assets\Assets( __FILE__ );
		$props    = new \Vestibule\Site\Chat\View\Props( $settings, $accounts, new \Vestibule\Kernel\Time\Clock(), new \Vestibule\Site\Chat\View\Words( $settings ) );
		return ( new \Vestibule\Site\Chat\ChatBlocks( $settings, $accounts, static fn () => $props, new \Vestibule\Kernel\Html\Page( $assets ) ) )->button( $attributes );
	}

	private function account( string $name, string $number, string $text = '', string $status = 'publish' ): int {
		$id = (int) wp_insert_post( array( 'post_type' => Accounts::TYPE, 'post_status' => $status, 'post_title' => wp_slash( $name ) ) );
		update_post_meta( $id, Accounts::META, array( 'number' => $number, 'predefinedText' => $text ) );
		return $id;
	}
}
