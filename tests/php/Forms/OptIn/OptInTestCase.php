<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\OptIn;

use DateTimeImmutable;
use Vestibule\Contract\FormOptIn;
use Vestibule\Entries\EntryStored;
use Vestibule\Entries\OptInAsked;
use Vestibule\Entries\OptInConfirmed;
use Vestibule\Entries\StoredEntry;
use Vestibule\Forms\EmailConfirmation\OptInPage;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Request;
use Vestibule\Kernel\Database\Purge;
use Vestibule\Kernel\Page\PageAnswer;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Outgoing\Mail\Notifications;
use Vestibule\Outgoing\Mail\Notifier;
use Vestibule\Outgoing\Webhook\Webhooks;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\Inbox\EntriesTestCase;
use Vestibule\Tests\Wired;

/** Form with double opt-in, with its emails and the page behind the link. */
abstract class OptInTestCase extends EntriesTestCase {

	protected const BLOCKS = '<!-- wp:vestibule/field-email {"name":"email","label":"Email","required":true} /-->'
		. '<!-- wp:vestibule/field-textarea {"name":"message","label":"Message"} /-->'
		. '<!-- wp:vestibule/field-terms {"name":"news","label":"Newsletter","text":"Send me the newsletter.","required":false} /-->';

	protected FormSite $site;
	protected int $post;
	protected int $number;

	/** @var list<array{to: list<string>, subject: string, message: string}> */
	protected array $sent = array();

	protected bool $isKilled = false;

	/** @var list<StoredEntry> Entries whose emails are sent at the end of the request. */
	private array $stored = array();

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		$this->setClock( '2026-11-21 10:00:00' );
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		foreach ( array( EntryStored::class, OptInAsked::class, OptInConfirmed::class ) as $event ) {
			remove_all_actions( $event );
			add_action(
				$event,
				function ( EntryStored|OptInAsked|OptInConfirmed $told ): void {
					$this->stored[] = $told->entry;
				}
			);
		}
		remove_all_filters( 'pre_wp_mail' );
		add_filter(
			'pre_wp_mail',
			function ( mixed $done, array $mail ): bool {
				/** @var array{to: list<string>, subject: string, message: string} $mail */
				$this->sent[] = $mail;
				return true;
			},
			10,
			2
		);
		$this->post = (int) wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Sign up', 'post_content' => wp_slash( self::BLOCKS ) ) );
		update_post_meta( $this->post, Notifications::META, array( 'list' => array( array( 'id' => 'owner', 'addresses' => 'team@example.org' ) ) ) );
		$this->number = $this->site->forms->byPost( $this->post )->formId ?? 0;
	}

	/** @param array<string, mixed> $settings */
	protected function ask( array $settings ): void {
		update_post_meta( $this->post, PostSettings::key( FormOptIn::CONTRACT ), wp_slash( $settings ) );
	}

	/** @param array<string, mixed> $conditions */
	protected function addWebhook( array $conditions = array() ): void {
		update_post_meta( $this->post, Webhooks::META, array( 'list' => array( array( 'id' => 'news', 'url' => 'https://hooks.example.org/', 'conditions' => $conditions ) ) ) );
	}

	/**
	 * @param array<string, mixed> $values
	 * @return int ID of the entry.
	 */
	protected function submit( array $values = array() ): int {
		$answer = $this->answered( $values );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		return $this->entryOf( $answer );
	}

	/** @param array<string, mixed> $values */
	protected function answered( array $values = array() ): Answer {
		$data   = $values + array( '__vestibule_token' => $this->site->tokens->issue( $this->number ), 'email' => 'ana@example.com', 'message' => 'Hello', 'news' => '', "item_{$this->number}__url" => '' );
		$answer = $this->site->answer( $this->site->submitCall(), array( 'form_id' => (string) $this->number, 'data' => http_build_query( $data ) ) );
		$this->end();
		return $answer;
	}

	protected function entryOf( Answer $answer ): int {
		/** @var array{data: array{insert_id: int}} $body */
		$body = $answer->body;
		return $body['data']['insert_id'];
	}

	/** @return array<string, string> */
	protected function resultOf( Answer $answer ): array {
		/** @var array{data: array{result: array<string, string>}} $body */
		$body = $answer->body;
		return $body['data']['result'];
	}

	/** Ends the request, which sends the emails unless the request is aborted. */
	protected function end(): void {
		foreach ( array_splice( $this->stored, 0 ) as $entry ) {
			$this->isKilled || Wired::of( Notifier::class )->sendNew( $entry );
		}
	}

	/** @return list<string> Recipients of emails since the last call. */
	protected function mailed(): array {
		return array_map( static fn ( array $mail ): string => implode( ', ', $mail['to'] ), array_splice( $this->sent, 0 ) );
	}

	/** Returns the confirmation token of the last email. */
	protected function link(): string {
		$last = end( $this->sent );
		preg_match( '/vestibule_opt_in=([0-9]+\.[0-9a-f]{32})/', false === $last ? '' : $last['message'], $found );
		return $found[1] ?? '';
	}

	/** @param array<string, string> $more Additional URL parameters. */
	protected function open( string $link, string $method = 'GET', array $more = array() ): PageAnswer|string {
		$answer = Wired::of( OptInPage::class )->respond( new Request( $method, array( 'vestibule_opt_in' => $link ) + $more, array(), array(), FormSite::ADDRESS ) );
		$this->end();
		return $answer;
	}

	protected function answerOf( PageAnswer|string $answer ): int {
		return $answer instanceof PageAnswer ? $answer->status : 303;
	}

	protected function words( PageAnswer|string $answer ): string {
		return $answer instanceof PageAnswer ? html_entity_decode( wp_strip_all_tags( "{$answer->title} {$answer->content}" ), ENT_QUOTES ) : $answer;
	}

	/** @return array<string, string|null>|null */
	protected function stored( int $entry ): ?array {
		return $this->site->database->row( 'SELECT * FROM {submissions} WHERE id = %d', $entry );
	}

	/** @return array<string, string|null>|null */
	protected function proof( int $entry ): ?array {
		return $this->site->database->row( 'SELECT * FROM {opt_ins} WHERE entry_id = %d', $entry );
	}

	protected function deliveries(): int {
		return (int) $this->site->database->value( 'SELECT COUNT(*) FROM {webhook_deliveries}' );
	}

	protected function runPurge(): void {
		do_action( Purge::HOOK ); // phpcs:ignore WordPress.NamingConventions -- As WordPress's cron does.
	}

	protected function setClock( string $utc ): void {
		remove_all_filters( 'vestibule/now' );
		add_filter( 'vestibule/now', static fn(): DateTimeImmutable => new DateTimeImmutable( $utc . ' UTC' ) );
	}
}
