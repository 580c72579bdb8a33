<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\OptIn;

use PHPUnit\Framework\Attributes\DataProvider;

/** Validation of the setting "Confirm the address first" in the form editor. */
final class SettingsTest extends OptInTestCase {

	private const APPOINTMENT = '<!-- wp:vestibule/field-appointment {"name":"when"} /-->';

	/** @return iterable<string, array{string, array<string, mixed>, string}> Blocks, settings and rejected setting. */
	public static function settings(): iterable {
		$optional = str_replace( '"required":true', '"required":false', self::BLOCKS );
		$none     = '<!-- wp:vestibule/field-textarea {"name":"message"} /-->';
		yield 'no confirmation and no email field' => array( $none, array( 'confirm' => '' ), '' );
		yield 'confirmation of the entry' => array( self::BLOCKS, array( 'confirm' => 'entry' ), '' );
		yield 'confirmation of the entry with a named email field' => array( self::BLOCKS, array( 'confirm' => 'entry', 'email' => 'email' ), '' );
		yield 'an optional email field' => array( $optional, array( 'confirm' => 'entry' ), 'email' );
		yield 'no email field' => array( $none, array( 'confirm' => 'entry' ), 'email' );
		yield 'a missing email field' => array( self::BLOCKS, array( 'confirm' => 'entry', 'email' => 'email_2' ), 'email' );
		yield 'confirmation of an entry with an appointment' => array( self::BLOCKS . self::APPOINTMENT, array( 'confirm' => 'entry' ), 'confirm' );
		yield 'confirmation of a checkbox' => array( $optional . self::APPOINTMENT, array( 'confirm' => 'field', 'field' => 'news' ), '' );
		yield 'no selected checkbox' => array( self::BLOCKS, array( 'confirm' => 'field' ), 'field' );
		yield 'a field that is not a checkbox' => array( self::BLOCKS, array( 'confirm' => 'field', 'field' => 'message' ), 'field' );
		yield 'too many days' => array( self::BLOCKS, array( 'confirm' => 'entry', 'days' => 31 ), 'days' );
	}

	/** @param array<string, mixed> $settings */
	#[DataProvider( 'settings' )]
	public function test_invalid_opt_in_settings_are_rejected_with_an_error_at_their_control( string $blocks, array $settings, string $refused ): void {
		$this->signIn( 'administrator' );
		$answer = $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->post}", array( 'content' => $blocks, 'meta' => array( 'vestibule_form_opt_in' => $settings ) ) );
		$fields = (array) ( ( (array) ( $this->data( $answer )['data'] ?? array() ) )['fields'] ?? array() );
		self::assertSame( '' === $refused ? 200 : 400, $answer->get_status(), (string) wp_json_encode( $answer->get_data() ) );
		self::assertSame( '' === $refused ? array() : array( "vestibule_form_opt_in.{$refused}" ), array_keys( $fields ) );
	}

	public function test_removing_an_opt_in_field_in_the_editor_is_rejected_but_a_form_without_the_field_still_stores_entries(): void {
		$this->ask( array( 'confirm' => 'entry' ) );
		$this->signIn( 'administrator' );
		$without = '<!-- wp:vestibule/field-textarea {"name":"message"} /-->';
		self::assertSame( 400, $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->post}", array( 'content' => $without ) )->get_status() );
		self::assertSame( 200, $this->call( 'POST', "/wp/v2/vestibule-forms/{$this->post}", array( 'title' => 'Only a title' ) )->get_status() );
		wp_update_post( array( 'ID' => $this->post, 'post_content' => wp_slash( $without ) ) );
		$this->site->forms->forget();
		self::assertSame( 'unread', $this->stored( $this->submit() )['status'] ?? '' );
	}
}
