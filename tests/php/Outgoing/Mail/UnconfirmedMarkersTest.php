<?php

declare(strict_types=1);

namespace Vestibule\Tests\Outgoing\Mail;

use DateTimeImmutable;
use PHPUnit\Framework\Attributes\DataProvider;
use Vestibule\Contract\FormOptIn;
use Vestibule\Entries\BookedTime;
use Vestibule\Entries\BookingChange;
use Vestibule\Fields\FieldTypes;
use Vestibule\Fields\FormField;
use Vestibule\Forms\OptIn\OptInRequest;
use Vestibule\Forms\OptIn\OptIns;
use Vestibule\Forms\StoredEntries;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Outgoing\Mail\OptInMail;
use Vestibule\Tests\Wired;

/** All field types with a marker in each answer, in all emails to an unconfirmed address. */
final class UnconfirmedMarkersTest extends NotificationsTestCase {

	private const STRANGER = 'stranger@example.com';

	private const OTHER = 'Zebra http://evil.example 0800 555 1234';

	/** Answers to all other fields: a sentence with a URL, and a phone number. */
	private const MARKERS = array( 'Zebra wins. Call http://evil.example', '+49 170 5551234' );

	private const OPTIONS = array( array( 'value' => 'red', 'label' => 'Red' ), array( 'value' => 'blue', 'label' => 'Blue' ) );

	/** @return iterable<string, array{string, string}> */
	public static function emails(): iterable {
		foreach ( array( 'submitted', 'moved', 'cancelled', 'restored', 'reminded', 'place', 'confirm' ) as $trigger ) {
			foreach ( self::MARKERS as $index => $marker ) {
				yield "{$trigger}, marker {$index}" => array( $trigger, $marker );
			}
		}
	}

	#[DataProvider( 'emails' )]
	public function test_emails_to_an_unconfirmed_address_contain_no_typed_answer_except_one_part_of_the_name( string $trigger, string $marker ): void {
		[ $content, $values, $names ] = $this->everything( $marker );
		$post  = (int) wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Course', 'post_content' => wp_slash( $content ) ) );
		$form  = $this->site->forms->byPost( $post ) ?? self::fail();
		$field = 'field_checkbox';
		update_post_meta( $post, PostSettings::key( FormOptIn::CONTRACT ), array( 'confirm' => 'field', 'field' => $field, 'email' => 'to' ) );
		$id    = $this->entry( $values, array( 'form_id' => $form->formId, 'source_url' => home_url( '/?zebra=http://evil.example' ) ) );
		$asked = OptInRequest::of( $form, $values ) ?? self::fail();
		Wired::of( OptIns::class )->ask( $id, $asked );
		$entry = Wired::of( StoredEntries::class )->find( $id ) ?? self::fail();
		self::assertGreaterThan( 25, count( $entry->answers ), 'Every field type has an answer.' );
		$now    = new DateTimeImmutable( '2026-12-01 10:00:00 UTC' );
		$time   = new BookedTime( 7, 1, $now, $now->modify( '+30 minutes' ), timezone: 'UTC', home: 'UTC', title: 'Consultation' );
		$change = new BookingChange( $trigger, $time, $id, $time, array( 'who' => BookingChange::VISITOR, 'note' => $marker ) );
		$about  = in_array( $trigger, array( 'submitted', 'place', 'confirm' ), true ) ? $entry : $entry->about( $change );
		$tags   = implode( "\n", array_map( static fn ( string $name ): string => "{inputs.{$name}}", $names ) );
		foreach ( array( '', "Hello {entry.name} {entry.sender}\n{all_fields}\n{page.url} {booking.reason} {confirm.what} {user.name}\n{$tags}", "<!-- wp:paragraph --><p>{entry.name} {all_fields} {confirm.what} {$tags}</p><!-- /wp:paragraph -->" ) as $body ) {
			$settings = array( 'id' => 'confirm' === $trigger ? OptInMail::ID : 'visitor', 'trigger' => $trigger, 'to' => 'field', 'field' => 'to', 'subject' => '' === $body ? '' : '{entry.sender} {inputs.field_text}', 'body' => $body, 'replyTo' => '' === $body ? '' : '{inputs.field_email}', 'fromName' => '{inputs.field_text}' );
			$mail     = Mails::compose( $about, $settings );
			self::assertSame( array( self::STRANGER ), $mail['to'] );
			$all = (string) wp_json_encode( array( $mail['subject'], $mail['message'], $mail['headers'], $mail['html'] ), JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE );
			foreach ( array( 'evil', 'wins', '5551234', '555 1234', '0800', 'other@example.net' ) as $part ) {
				self::assertStringNotContainsString( $part, $all, "{$trigger}: {$body}" );
			}
			self::assertLessThanOrEqual( '' === $body ? 1 : 12, substr_count( $mail['message'], 'Zebra' ), 'A merge tag repeats the name.' );
		}
	}

	/**
	 * @return array{string, array<string, string|list<string>>, list<string>} Content of a form with all types, stored
	 * values, and names.
	 */
	private function everything( string $marker ): array {
		$content = '<!-- wp:vestibule/field-email {"name":"to","label":"To"} /-->';
		$values  = array( 'to' => self::STRANGER );
		foreach ( $this->site->types->all() as $type ) {
			$name     = "field_{$type->name()}";
			$settings = array( 'name' => $name, 'label' => ucfirst( $type->name() ), 'options' => self::OPTIONS, 'other' => true, 'questions' => array( array( 'key' => 'q', 'label' => 'Question' ) ), 'text' => 'I agree.', 'formula' => '1+1' );
			$content .= '<!-- wp:' . FieldTypes::block( $type ) . ' ' . wp_json_encode( $settings ) . ' /-->';
			$is_list  = in_array( $type->name(), array( 'checkbox', 'multiselect', 'ranking', 'file', 'image', 'signature' ), true );
			$value    = match ( true ) {
				'email' === $type->name()                           => 'other@example.net',
				in_array( $type->name(), array( 'agreement', 'terms' ), true ) => array( 'on', 'I agree.' ),
				$is_list                                            => array( 'red', self::OTHER, $marker ),
				default                                             => $marker,
			};
			$parts  = ( new FormField( $type, $name, $type->settings( $settings, $name ) ) )->labels();
			$values = array_merge( $values, array_fill_keys( array_keys( $parts ), $value ) );
		}
		return array( $content, $values, array_map( strval( ... ), array_keys( $values ) ) );
	}
}
