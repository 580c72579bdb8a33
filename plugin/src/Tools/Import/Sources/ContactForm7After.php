<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import\Sources;

use Vestibule\Kernel\Schema\Formats;
use Vestibule\Tools\Import\FormDraft;
use Vestibule\Tools\Import\Mails;
use Vestibule\Tools\Import\Tags;

defined( 'ABSPATH' ) || exit;

/**
 * Imports the emails and messages of a Contact Form 7 form. They are stored as serialized PHP arrays, and parsed
 * without unserialize(), which would be unsafe.
 */
final class ContactForm7After {

	private const TAGS = array(
		'_site_title'       => 'site.name',
		'_site_url'         => 'site.url',
		'_url'              => 'page.url',
		'_post_url'         => 'page.url',
		'_serial_number'    => 'entry.id',
		'_date'             => 'entry.date',
		'_contact_form_title' => 'form.title',
		'_user_login'       => 'user.login',
		'_user_email'       => 'user.email',
		'_user_display_name' => 'user.name',
	);

	/**
	 * Key of the success message. Error messages are not imported, because each field of this plugin has its own
	 * messages.
	 */
	private const SUCCESS = 'mail_sent_ok';

	private readonly Tags $tags;

	/** @param array<string, array<string, string>> $pipes Hidden values of options (after "|"), by field and option. */
	public function __construct( private readonly FormDraft $draft, private readonly array $pipes ) {
		$this->tags = new Tags(
			$draft,
			'/\[(?:_(?:raw|format)_)?([A-Za-z_][\w:-]*)(?:\s[^\]\n]*)?\]/',
			self::TAGS,
			static fn ( string $tag ): string => $tag
		);
	}

	/** @param list<string> $mails Emails as serialized arrays. */
	public function read( array $mails ): void {
		$ours = new Mails( $this->draft, $this->tags, array( '[_site_admin_email]' ) );
		$lost = $this->pipes;
		foreach ( $mails as $number => $stored ) {
			$mail = $this->fields( $stored );
			if ( '' !== ( $mail['recipient'] ?? '' ) && ( 0 === $number || '1' === ( $mail['active'] ?? '' ) ) ) {
				foreach ( $this->mail(
					$ours,
					$mail,
					0 === $number ? __( 'Mail', 'vestibule' ) : __( 'Mail (2)', 'vestibule' )
				) as $route ) {
					unset( $lost[ $route['field'] ][ $route['value'] ] );
				}
			}
		}
		$ours->finish();
		foreach ( array_filter( $lost ) as $name => $values ) {
			$this->draft->lose(
				sprintf(
					/* translators: 1: name of an input, such as your-subject, 2: values, separated by commas. */
					__( '“%1$s”: the part after “|” was skipped: %2$s', 'vestibule' ),
					$name,
					implode( ', ', $values )
				)
			);
		}
	}

	public function messages( string $stored ): void {
		$words = $this->fields( $stored );
		if ( '' !== ( $words[ self::SUCCESS ] ?? '' ) ) {
			$this->draft->confirm(
				$this->tags->translate( $words[ self::SUCCESS ], __( 'Confirmation', 'vestibule' ) ),
				''
			);
		}
		$others = array_filter( array_diff_key( $words, array( self::SUCCESS => '' ) ) );
		if ( array() !== $others ) {
			$this->draft->lose( __( 'The form’s error messages were skipped. Here, each field has its own messages.', 'vestibule' ) );
		}
	}

	/**
	 * @param array<string, string> $mail
	 * @return list<array{field: string, operator: string, value: string, addresses: string}> Routes that were created
	 * from the hidden values of options.
	 */
	private function mail( Mails $ours, array $mail, string $name ): array {
		$headers = $this->headers( $mail['additional_headers'] ?? '' );
		$to      = array_map( trim( ... ), explode( ',', $mail['recipient'] ) );
		$piped   = array_values( array_filter( $to, fn ( string $one ): bool => array() !== $this->routes( $one ) ) );
		$routes  = array_merge( ...array_map( $this->routes( ... ), $piped ) );
		$others  = implode( ', ', array_diff( $to, $piped ) );
		[ $from, $address ] = 1 === preg_match( '/^(.*?)\s*<([^<>]+)>$/D', $mail['sender'] ?? '', $sender )
			? array( $sender[1], $sender[2] )
			: array( '', $mail['sender'] ?? '' );
		$body    = $mail['body'] ?? '';
		$words   = array(
			'name'      => $name,
			'subject'   => $mail['subject'] ?? '',
			// Escape plain text, because it can contain merge tags such as <[your-email]>, which are not HTML.
			'body'      => '1' === ( $mail['use_html'] ?? '' ) ? $body : htmlspecialchars( $body, ENT_NOQUOTES ),
			'replyTo'   => $headers['reply-to'] ?? '',
			'fromName'  => $from,
			'fromEmail' => $address,
			'cc'        => $headers['cc'] ?? '',
			'bcc'       => $headers['bcc'] ?? '',
		);
		array() === $routes || $ours->add( $words + array( 'to' => '', 'routes' => $routes ) );
		'' === $others || $ours->add( $words + array( 'to' => $others ) );
		$rest = array(
			...array_keys( array_diff_key( $headers, array( 'reply-to' => 0, 'cc' => 0, 'bcc' => 0 ) ) ),
			...( '' === ( $mail['attachments'] ?? '' ) ? array() : array( 'attachments' ) ),
		);
		$this->draft->leaveOut( Mails::title( $name ), $rest );
		return $routes;
	}

	/**
	 * Returns the routes of a recipient that depends on a choice field. The field has an email address for each option.
	 *
	 * @return list<array{field: string, operator: string, value: string, addresses: string}>
	 */
	private function routes( string $receiver ): array {
		$field  = trim( $receiver, '[]' );
		$routes = array();
		foreach ( "[{$field}]" === $receiver ? $this->pipes[ $field ] ?? array() : array() as $choice => $behind ) {
			$addresses = Formats::addresses( $behind );
			if ( array() !== $addresses ) {
				$routes[] = array(
					'field' => $field,
					'operator' => 'equals',
					'value' => (string) $choice,
					'addresses' => implode( ', ', $addresses ),
				);
			}
		}
		return $routes;
	}

	/** @return array<string, string> Headers by lowercase name. */
	private function headers( string $lines ): array {
		preg_match_all( '/^([A-Za-z-]+):\s*(.+?)\s*$/m', $lines, $found, PREG_SET_ORDER );
		return array_column(
			array_map( static fn ( array $one ): array => array( strtolower( $one[1] ), $one[2] ), $found ),
			1,
			0
		);
	}

	/**
	 * Returns the strings, numbers and booleans in a serialized array. Nested arrays are skipped.
	 *
	 * @return array<string, string>
	 */
	private function fields( string $stored ): array {
		// Ignore the serialized lengths, because line breaks may have been converted.
		$text   = str_replace( "\r\n", "\n", $stored );
		$fields = array();
		preg_match_all(
			'/s:\d+:"(\w+)";(?:s:\d+:"(.*?)";(?=s:\d+:"\w+";|\})|b:([01]);|i:(\d+);)/s',
			$text,
			$found,
			PREG_SET_ORDER
		);
		foreach ( $found as $one ) {
			$fields[ $one[1] ] = $one[4] ?? $one[3] ?? $one[2] ?? '';
			$fields[ $one[1] ] = '' === $fields[ $one[1] ] ? ( $one[2] ?? '' ) : $fields[ $one[1] ];
		}
		return array_map( trim( ... ), $fields );
	}
}
