<?php

declare(strict_types=1);

namespace Vestibule\Tests\Entries\Files;

use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Forms\StoredEntries;
use Vestibule\Tests\Wired;

/** Signature field: a small drawing that belongs to its entry, or a typed name stored with the text of the field. */
final class SignatureTest extends UploadsTestCase {

	private const SENTENCE = 'I sign.';

	protected function setUp(): void {
		parent::setUp();
		$form = $this->site->forms->byFormId( 4 )->postId ?? 0;
		wp_update_post( array( 'ID' => $form, 'post_content' => wp_slash( '<!-- wp:vestibule/field-signature {"name":"sign","label":"Signature","required":true,"text":"' . self::SENTENCE . '"} /-->' . ( get_post( $form )->post_content ?? '' ) ) ) );
		$this->site->forms->forget();
	}

	private function drawn(): string {
		return $this->uploaded( 'sign', 'signature.png', Samples::picture( 'png' ) );
	}

	private function entry(): int {
		return (int) ( $this->site->rows( $this->site->tables->named( 'submissions' ) )[0]['id'] ?? 0 );
	}

	/** @return string|list<string> Stored value. */
	private function stored(): string|array {
		return Wired::of( StoredEntries::class )->find( $this->entry() )->values['sign'] ?? '';
	}

	public function test_a_drawn_signature_belongs_to_its_entry_and_is_shown_in_it(): void {
		$reference = $this->drawn();
		$answer    = $this->site->submit( array( 'sign' => $reference ) );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		self::assertSame( substr( $reference, 33 ), $this->stored() );
		self::assertSame( (string) $this->entry(), $this->rows()[0]['submission_id'] );
		$given = $this->site->forms->answers( 4, array( 'sign' => $this->stored() ) );
		self::assertSame( 'Signed by hand', $given->all()[0]->text() );
		self::assertStringContainsString( 'preview=1', $given->all()[0]->files()[0]['preview'] );
		self::assertStringContainsString( 'vestibule_file', array_column( $given->columns(), 'text', 'heading' )['Signature (links)'] );
	}

	public function test_a_typed_name_is_stored_together_with_the_text_of_the_signature_field(): void {
		self::assertSame( 200, $this->site->submit( array( 'sign' => ' Ada  Lovelace ' ) )->status );
		self::assertSame( array( 'Ada  Lovelace', self::SENTENCE ), $this->stored() );
		$answer = $this->site->forms->answers( 4, array( 'sign' => $this->stored() ) )->all()[0];
		self::assertSame( array( array( 'Ada  Lovelace, typed: “I sign.”' ), array() ), array( $answer->texts(), $answer->files() ) );
	}

	/** @return iterable<string, array{string, string}> */
	public static function refused(): iterable {
		yield 'a blank text' => array( ' ', 'Sign here' );
		yield 'a data URL instead of a name' => array( 'data:image/png;base64,' . str_repeat( 'A', 200 ), 'This signature cannot be used. Sign again, or type your name' );
		yield 'a forged reference' => array( str_repeat( '0', 32 ) . '/' . str_repeat( 'a', 32 ) . '/14/signature.png', 'This signature cannot be used. Sign again, or type your name' );
		yield 'a name that is too long' => array( str_repeat( 'a', 101 ), 'Use at most 100 characters' );
	}

	#[DataProvider( 'refused' )]
	public function test_an_invalid_signature_is_rejected_with_a_message( string $posted, string $words ): void {
		$answer = $this->site->submit( array( 'sign' => $posted ) );
		self::assertSame( 422, $answer->status );
		self::assertSame( array( 'sign' => array( $words ) ), $this->errors( $answer ) );
		self::assertSame( array( 0, 0, 0 ), $this->site->counts() );
	}

	/** @return iterable<string, array{string, string}> Contents and part of the error. */
	public static function wrong(): iterable {
		yield 'a JPEG image' => array( Samples::picture( 'jpeg' ), 'does not match its name' );
		yield 'a text instead of an image' => array( str_repeat( 'x', 500 ), 'does not match its name' );
		yield 'an image that is too large' => array( "\x89PNG\r\n\x1A\n" . str_repeat( 'x', 300000 ), '200 KB' );
	}

	#[DataProvider( 'wrong' )]
	public function test_a_drawn_signature_must_be_a_small_png_image( string $bytes, string $words ): void {
		$answer = $this->upload( $this->samples->file( $bytes, 'signature.png' ), array( 'field' => 'sign' ) );
		self::assertGreaterThanOrEqual( 400, $answer->status );
		self::assertStringContainsString( $words, (string) wp_json_encode( $answer->body ) );
		self::assertSame( array(), $this->onDisk() );
	}

	public function test_a_drawn_signature_that_is_too_wide_is_rejected(): void {
		$answer = $this->upload( $this->samples->file( Samples::picture( 'png', 1300, 100 ), 'signature.png' ), array( 'field' => 'sign' ) );
		self::assertStringContainsString( '1300', (string) wp_json_encode( $answer->body ) );
	}

	public function test_a_drawn_signature_can_be_submitted_again_after_an_error(): void {
		$reference = $this->drawn();
		self::assertSame( 422, $this->site->submit( array( 'sign' => $reference, 'email' => 'x' ) )->status );
		self::assertSame( 200, $this->site->submit( array( 'sign' => $reference ) )->status );
	}
}
