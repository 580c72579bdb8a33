<?php

declare(strict_types=1);

namespace Vestibule\Outgoing\Mail;

use Vestibule\Entries\BookingChange;
use Vestibule\Entries\StoredEntry;
use Vestibule\Fields\Conditions\ConditionSet;
use Vestibule\Fields\MergeTags\MergeContext;
use Vestibule\Fields\MergeTags\MergeFormat;
use Vestibule\Fields\MergeTags\Merger;
use Vestibule\Forms\Withdrawal\LeaveLink;
use Vestibule\Forms\OptIn\OptInWords;
use Vestibule\Forms\Unsubscribe\UnsubscribeLink;
use Vestibule\Kernel\Mailer;
use Vestibule\Kernel\Schema\Formats;

/**
 * Composes the email of a notification about an entry, in the current language. Each email has a plain text version and
 * an HTML version.
 *
 * @phpstan-import-type Mail from Mailer
 */
final class Composer {

	private const SUBJECT = 250;

	private const LOOK = "margin:0;padding:24px;font:16px/1.5 system-ui,-apple-system,'Segoe UI',Roboto,sans-serif;color:#1d2327;background:#fff";

	public function __construct(
		private readonly Merger $merger,
		private readonly StandardText $texts,
		private readonly Recipients $recipients,
		private readonly OptInWords $confirmation,
		private readonly LeaveLink $leave,
		private readonly UnsubscribeLink $unsubscribe,
	) {}

	/**
	 * @param list<array{name: string, url: string}> $left    Files that are too large to be attached.
	 * @param bool                                   $is_test Whether unknown merge tags stay visible.
	 * @return Mail
	 */
	public function compose(
		Notification $notification,
		StoredEntry $entry,
		array $left = array(),
		bool $is_test = false
	): array {
		$context = $this->context( $notification, $entry, $is_test );
		$matter  = self::subjectMatter( $notification, $entry );
		$is_own  = Notification::WAITING !== $matter && '' !== trim( $notification->body );
		$body    = $is_own
			? $notification->body
			: $this->texts->body(
				$notification->isForVisitor(),
				$matter,
				array() !== $entry->waitsFor,
				array() !== $entry->reservations
			);
		$blocks  = EmailBlocks::areIn( $body ) ? ( new EmailBlocks( $this->merger, $context ) )->html( $body ) : null;
		$body    = $blocks ?? $this->merger->withoutEmptyLines( str_replace( "\r\n", "\n", $body ), $context );
		return array(
			'to'          => $this->recipients->resolve( $notification, $entry ),
			'subject'     => $this->subject( $notification, $context ),
			'message'     => PlainText::underlined(
				$this->merger->merge( PlainText::of( $body ), $context, MergeFormat::Text )
			)
				. "\n" . $this->leftText( $left ),
			'headers'     => array(
				...$this->headers( $notification, $context ),
				...self::unsubscribeHeaders( $body, $context ),
			),
			'attachments' => array(),
			'html'        => $this->html(
				$blocks ?? wpautop( make_clickable( wp_kses_post( $body ) ) ),
				$context,
				$this->leftHtml( $left )
			),
		);
	}

	/**
	 * Returns the occasion of the email. This is the trigger of the notification, BOOKED for an entry with an
	 * appointment, or WAITING for an entry on a waiting list.
	 */
	private static function subjectMatter( Notification $notification, StoredEntry $entry ): string {
		if ( self::saysThatItWaits( $notification, $entry ) ) {
			return Notification::WAITING;
		}
		return Notification::SUBMITTED === $notification->trigger && array() !== $entry->appointments
			? BookingChange::BOOKED
			: $notification->trigger;
	}

	/**
	 * Checks whether the default text about waiting lists replaces the editor's text, which is usually for entries that
	 * have a spot. If the notification has a condition on the state of the entry, its text is never replaced.
	 */
	private static function saysThatItWaits( Notification $notification, StoredEntry $entry ): bool {
		return $notification->isForVisitor() && Notification::SUBMITTED === $notification->trigger
			&& array() !== $entry->waitsFor && array() === $entry->appointments
			&& ! in_array( StoredEntry::STATE, ConditionSet::read( $notification->conditions )->names(), true );
	}

	/** Returns the subject line. It is shortened, because a visitor can enter a very long name. */
	private function subject( Notification $notification, MergeContext $context ): string {
		$matter   = self::subjectMatter( $notification, $context->entry );
		$is_own   = Notification::WAITING !== $matter && '' !== trim( $notification->subject );
		$template = $is_own ? $notification->subject : $this->texts->subject( $notification->isForVisitor(), $matter );
		return mb_strimwidth(
			$this->merger->merge( Mailer::line( $template ), $context, MergeFormat::Header ),
			0,
			self::SUBJECT,
			'…',
			'UTF-8'
		);
	}

	private function context( Notification $notification, StoredEntry $entry, bool $is_test = false ): MergeContext {
		$read    = UnconfirmedCopy::isNeeded( $notification, $entry )
			? UnconfirmedCopy::of( $entry, $this->recipients->resolve( $notification, $entry )[0] ?? '' )
			: $entry;
		$confirm = match ( true ) {
			Notification::CONFIRM !== $notification->trigger => array(),
			$is_test                                         => $this->confirmation->example( $entry->formTitle ),
			default                                          => $this->confirmation->values( $entry->id ),
		};
		return new MergeContext(
			entry: $read,
			isForVisitor: $notification->isForVisitor(),
			isTest: $is_test,
			confirm: $confirm,
			leave: $this->leave( $notification, $entry, $is_test ),
			unsubscribe: $this->unsubscribe( $notification, $entry, $is_test )
		);
	}

	/**
	 * Returns the link to leave a waiting list or to manage a registration. Only the sender gets this link, because
	 * anyone who has the link can give up the spot.
	 */
	private function leave( Notification $notification, StoredEntry $entry, bool $is_test ): string {
		$has_waited = Notification::PLACE === $notification->trigger || array() !== $entry->waitsFor;
		$manage     = $entry->reservations[0]->manageUrl ?? '';
		return match ( true ) {
			'' !== $manage && $notification->isForVisitor()  => $manage,
			! $has_waited || ! $notification->isForVisitor() => '',
			$is_test                                         => LeaveLink::example(),
			default                                          => $this->leave->url( $entry ),
		};
	}

	/**
	 * Returns the unsubscribe link. Only the sender gets this link, because anyone who has the link can unsubscribe the
	 * sender.
	 */
	private function unsubscribe( Notification $notification, StoredEntry $entry, bool $is_test ): string {
		return match ( true ) {
			! $notification->isForVisitor() => '',
			$is_test                        => UnsubscribeLink::example(),
			default                         => $this->unsubscribe->url( $entry ),
		};
	}

	/**
	 * @return list<string> Headers that make email programs display an unsubscribe button (RFC 2369, RFC 8058). Empty
	 * if the email has no unsubscribe link.
	 */
	private static function unsubscribeHeaders( string $body, MergeContext $context ): array {
		return '' === $context->unsubscribe || $context->isTest || ! str_contains( $body, '{unsubscribe}' )
			? array()
			: array(
				"List-Unsubscribe: <{$context->unsubscribe}>",
				'List-Unsubscribe-Post: List-Unsubscribe=One-Click',
			);
	}

	/** Returns the name of the email's sender. Empty means WordPress's default. */
	public function fromName( Notification $notification, StoredEntry $entry ): string {
		return $this->merger->merge(
			$notification->fromName,
			$this->context( $notification, $entry ),
			MergeFormat::Header
		);
	}

	/**
	 * Returns the email address of the organizer in calendar files. This is the reply address, or the address from
	 * which WordPress sends emails.
	 */
	public function organizer( Notification $notification, StoredEntry $entry ): string {
		$first = $notification->isForVisitor()
			? explode( ', ', $this->replyTo( $notification, $this->context( $notification, $entry ) ) )[0]
			: '';
		if ( '' !== $first ) {
			return $first;
		}
		$host = preg_replace( '/^www\./', '', (string) wp_parse_url( network_home_url(), PHP_URL_HOST ) );
		// phpcs:ignore WordPress.NamingConventions.PrefixAllGlobals -- WordPress's own, as in wp_mail().
		$from = apply_filters( 'wp_mail_from', "wordpress@{$host}" );
		return is_string( $from ) ? $from : '';
	}

	private function replyTo( Notification $notification, MergeContext $context ): string {
		$standard = $notification->isForVisitor()
			? implode( ', ', Formats::addresses( $context->entry->mailTo ) )
			: Recipients::safe( $context->entry->email );
		$typed    = '' === trim( $notification->replyTo )
			? $standard
			: $this->merger->merge( $notification->replyTo, $context, MergeFormat::Header );
		return implode(
			', ',
			array_filter(
				array_map(
					static fn ( string $address ): string => Recipients::safe( trim( $address ) ),
					explode( ',', $typed )
				)
			)
		);
	}

	/** @return list<string> */
	private function headers( Notification $notification, MergeContext $context ): array {
		$headers = array( Mailer::PLAIN_TEXT );
		$lists   = array(
			'Reply-To' => $this->replyTo( $notification, $context ),
			'Cc' => $this->listed( $notification->cc ),
			'Bcc' => $this->listed( $notification->bcc ),
		);
		foreach ( array_filter( $lists ) as $name => $list ) {
			$headers[] = "{$name}: {$list}";
		}
		// Prevent automatic replies such as out-of-office messages (RFC 3834).
		return $notification->isForVisitor()
			? array( ...$headers, 'Auto-Submitted: auto-replied', 'X-Auto-Response-Suppress: All' )
			: $headers;
	}

	private function listed( string $addresses ): string {
		return implode( ', ', array_filter( array_map( Recipients::safe( ... ), Formats::addresses( $addresses ) ) ) );
	}

	/** @param list<array{name: string, url: string}> $left */
	private function leftText( array $left ): string {
		$lines = array_map(
			static fn ( array $file ): string => trim( "  {$file['name']}\n  {$file['url']}", "\n" ),
			$left
		);
		return array() === $left
			? ''
			: "\n" . __( 'Too large to attach:', 'vestibule' ) . "\n"
			. implode( "\n", array_map( rtrim( ... ), $lines ) ) . "\n";
	}

	/** @param list<array{name: string, url: string}> $left */
	private function leftHtml( array $left ): string {
		$item = static fn ( array $file ): string =>
			'<li>'
				. (
					'' === $file['url']
						? esc_html( $file['name'] )
						: '<a href="' . esc_url( $file['url'] ) . '">' . esc_html( $file['name'] ) . '</a>'
				)
				. '</li>';
		return array() === $left
			? ''
			: '<p>' . esc_html__( 'Too large to attach:', 'vestibule' ) . '</p><ul>'
			. implode( '', array_map( $item, $left ) ) . '</ul>';
	}

	/**
	 * Builds the HTML document. Sanitizes the HTML again after merge tags have been replaced, because a tag in a URL
	 * can have a value that contains a script.
	 */
	private function html( string $body, MergeContext $context, string $end ): string {
		$html = (string) preg_replace( '#<p\b[^>]*>\s*(\{all_fields\})\s*</p>#', '$1', $body );
		$urls = '(?:entry|page|site|confirm)\.url|waiting\.leave|unsubscribe'
			. ( 1 === count( $context->entry->appointments ) ? '|booking\.(?:link|url|google|outlook|yahoo)' : '' );
		$html = (string) preg_replace(
			'#(?:<a\b.*?</a>|<[^>]*>)(*SKIP)(*FAIL)|\{(' . $urls . ')\}#is',
			'<a href="{$1}">{$1}</a>',
			$html
		);
		$html = force_balance_tags( wp_kses_post( $this->merger->merge( $html, $context, MergeFormat::Html ) ) ) . $end;
		$language  = esc_attr( str_replace( '_', '-', determine_locale() ) );
		$direction = is_rtl() ? 'rtl' : 'ltr';
		return "<!doctype html><html lang=\"{$language}\" dir=\"{$direction}\"><head><meta charset=\"utf-8\"><meta name=\"viewport\" content=\"width=device-width\"></head>"
			. '<body style="' . self::LOOK . '"><div style="max-width:' . EmailBlocks::WIDTH
			. "px\">{$html}</div></body></html>";
	}
}
