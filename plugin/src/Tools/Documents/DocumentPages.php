<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Time\Clock;
use Vestibule\Kernel\Wiring\Hook;
use WP_Error;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * Pages that were created from documents. The text from which a page was created is stored, so that later changes can
 * be shown. Changes that the owner makes to the page are not compared.
 *
 * @phpstan-type Stored array{page: int, form: int, locale: string, text: string, since: int}
 */
final class DocumentPages {

	/** Option with the page of each document, by name. */
	public const OPTION = 'vestibule_documents';

	public function __construct( private readonly Documents $documents, private readonly Clock $clock ) {}

	/** @return WP_Post|null Page of a document. Null if there is none, or if it is in the Trash. */
	public function page( string $name ): ?WP_Post {
		$page = get_post( $this->stored( $name )['page'] ?? -1 );
		return $page instanceof WP_Post && 'trash' !== $page->post_status ? $page : null;
	}

	/**
	 * Creates a draft of a page, and a form for the accessibility statement. If the page exists, returns its ID.
	 */
	public function create( string $name, string $locale ): int|WP_Error {
		$page = $this->page( $name );
		if ( null !== $page ) {
			return $page->ID;
		}
		return Language::during(
			$locale,
			function () use ( $name, $locale ): int|WP_Error {
				$form = Documents::STATEMENT === $name ? $this->form() : 0;
				if ( is_wp_error( $form ) ) {
					return $form;
				}
				$document = $this->documents->document( $name, $form );
				$page     = wp_insert_post(
					array(
						'post_type'    => 'page',
						'post_status'  => 'draft',
						'post_title'   => wp_slash( $document->title ),
						'post_content' => wp_slash( $document->blocks() ),
					),
					true
				);
				if ( ! is_wp_error( $page ) ) {
					$texts = array( 'text' => $document->text(), 'since' => 0 );
					$this->store( $name, compact( 'page', 'form', 'locale' ) + $texts );
				}
				return $page;
			}
		);
	}

	/**
	 * Stores the current text as accepted, after the owner has changed the page.
	 *
	 * @param string $seen Hash of the text that the owner has seen (self::hash()). If the text has changed since,
	 * nothing is stored.
	 */
	public function accept( string $name, string $seen ): void {
		$stored = $this->stored( $name );
		$text   = null === $stored ? '' : $this->current( $name, $stored );
		if ( null !== $stored && self::hash( $text ) === $seen ) {
			$this->store( $name, array( 'text' => $text, 'since' => 0 ) + $stored );
		}
	}

	public static function hash( string $text ): string {
		return md5( $text );
	}

	/**
	 * Compares a page with the settings.
	 *
	 * @return array{since: int, old: string, new: string}|null Time at which the difference was first noticed, and both
	 * texts. Null if nothing has changed.
	 * @phpstan-impure
	 */
	public function change( string $name ): ?array {
		$stored = null === $this->page( $name ) ? null : $this->stored( $name );
		if ( null === $stored ) {
			return null;
		}
		$new   = $this->current( $name, $stored );
		$first = $stored['since'] > 0 ? $stored['since'] : $this->clock->now()->getTimestamp();
		$since = $new === $stored['text'] ? 0 : $first;
		if ( $since !== $stored['since'] ) {
			$this->store( $name, array( 'since' => $since ) + $stored );
		}
		return 0 === $since ? null : array( 'since' => $since, 'old' => $stored['text'], 'new' => $new );
	}

	/** Compares all pages daily, so that the date is right even if no administrator opens the screen. */
	#[Hook( 'vestibule_purge', 20 )]
	public function compare(): void {
		foreach ( Documents::NAMES as $name ) {
			FaultLog::attempt( fn (): ?array => $this->change( $name ) );
		}
	}

	/** @param Stored $stored */
	private function current( string $name, array $stored ): string {
		return Language::during(
			$stored['locale'],
			fn (): string => $this->documents->document( $name, self::published( $stored['form'] ) )->text()
		);
	}

	private function form(): int|WP_Error {
		$stored = $this->stored( Documents::STATEMENT );
		$form   = self::published( $stored['form'] ?? 0 );
		return $form > 0 ? $form : BarrierForm::create();
	}

	/** @return int Post ID of the form. 0 if it is not published anymore. */
	private static function published( int $form ): int {
		return $form > 0 && 'publish' === get_post_status( $form ) ? $form : 0;
	}

	/** @return Stored|null */
	private function stored( string $name ): ?array {
		$all = get_option( self::OPTION );
		$one = is_array( $all ) ? $all[ $name ] ?? null : null;
		if ( ! is_array( $one ) ) {
			return null;
		}
		return array(
			'page'   => is_int( $one['page'] ?? null ) ? $one['page'] : 0,
			'form'   => is_int( $one['form'] ?? null ) ? $one['form'] : 0,
			'locale' => is_string( $one['locale'] ?? null ) ? $one['locale'] : '',
			'text'   => is_string( $one['text'] ?? null ) ? $one['text'] : '',
			'since'  => is_int( $one['since'] ?? null ) ? $one['since'] : 0,
		);
	}

	/** @param Stored $one */
	private function store( string $name, array $one ): void {
		// Another administrator may have created a page since the option was read.
		wp_cache_delete( self::OPTION, 'options' );
		$all = get_option( self::OPTION );
		update_option( self::OPTION, array( $name => $one ) + ( is_array( $all ) ? $all : array() ), false );
	}
}
