<?php

declare(strict_types=1);

namespace Vestibule\Tools\Documents;

use Vestibule\Kernel\Database\StorageFault;
use Vestibule\Kernel\Language\Language;
use Vestibule\Kernel\Log\FaultLog;
use Vestibule\Kernel\Rest\Rest;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;
use WP_Post;

defined( 'ABSPATH' ) || exit;

/**
 * The "Documents" screen: shows each document, creates a draft of a page from it, and shows what has changed since.
 * Works without scripts.
 */
final class DocumentsScreen {

	public const SLUG = 'vestibule-documents';

	/** Name of the action and of its nonce. */
	private const ACTION = 'vestibule_document';

	public function __construct( private readonly Documents $documents, private readonly DocumentPages $pages ) {}

	#[Hook( 'admin_menu' )]
	public function addToMenu(): void {
		$title = __( 'Documents', 'vestibule' );
		add_submenu_page( AdminScreen::MENU, $title, $title, Rest::OWNERS, self::SLUG, $this->show( ... ) );
	}

	/** Creates a page, accepts a change, or sends the document as a file or for printing. */
	#[Hook( 'admin_post_vestibule_document' )]
	public function act(): never {
		if ( ! current_user_can( Rest::OWNERS ) ) {
			wp_die( esc_html__( 'Sorry, you are not allowed to do that.', 'vestibule' ), '', 403 );
		}
		check_admin_referer( self::ACTION );
		$name   = self::name();
		$locale = $this->locale();
		switch ( self::parameter( 'do' ) ) {
			case 'create':
				$page = $this->pages->create( $name, $locale );
				if ( is_wp_error( $page ) ) {
					wp_die( esc_html( $page->get_error_message() ), '', array( 'back_link' => true ) );
				}
				wp_safe_redirect( self::editUrl( get_post( $page ) ) );
				break;
			case 'accept':
				$this->pages->accept( $name, self::parameter( 'seen' ) );
				wp_safe_redirect( self::url( $name, $locale ) );
				break;
			case 'print':
				DocumentFiles::sendPage( $this->in( $locale, $name ), $locale );
				break;
			default:
				DocumentFiles::sendText( $this->in( $locale, $name ) );
		}
		exit;
	}

	private function show(): void {
		echo '<div class="wrap">';
		try {
			if ( '' === self::parameter( 'document' ) ) {
				$this->showList();
			} else {
				$this->showDocument( self::name() );
			}
		} catch ( StorageFault $fault ) {
			printf( '<div class="notice notice-error inline"><p>%s</p></div>', esc_html( FaultLog::words( $fault ) ) );
		}
		echo '</div>';
	}

	private function showList(): void {
		printf(
			'<h1>%1$s</h1><p>%2$s</p><table class="wp-list-table widefat striped"><thead><tr>'
				. '<th scope="col">%3$s</th><th scope="col">%4$s</th></tr></thead><tbody>',
			esc_html__( 'Documents', 'vestibule' ),
			esc_html__( 'These documents are based on the features that your site uses. They are not legal advice. Complete the texts in brackets, and add what other plugins do.', 'vestibule' ),
			esc_html__( 'Document', 'vestibule' ),
			esc_html__( 'Page', 'vestibule' )
		);
		foreach ( Documents::NAMES as $name ) {
			$document = $this->documents->document( $name );
			printf(
				'<tr><td><strong><a href="%1$s">%2$s</a></strong><br>%3$s</td><td>%4$s</td></tr>',
				esc_url( self::url( $name, $this->locale() ) ),
				esc_html( $document->title ),
				esc_html( $document->description ),
				wp_kses_post( $this->state( $name ) )
			);
		}
		echo '</tbody></table>';
	}

	private function showDocument( string $name ): void {
		$locale   = $this->locale();
		$document = $this->in( $locale, $name );
		printf(
			'<p><a href="%1$s">%2$s</a></p><h1 lang="%5$s">%3$s</h1><p lang="%5$s">%4$s</p>',
			esc_url( admin_url( 'admin.php?page=' . self::SLUG ) ),
			esc_html__( '← All documents', 'vestibule' ),
			esc_html( $document->title ),
			esc_html( $document->description ),
			esc_attr( str_replace( '_', '-', $locale ) )
		);
		$this->showLanguages( $name, $locale );
		$this->showChange( $name, $locale );
		echo '<p class="vestibule-document-actions">';
		foreach ( $this->actions( $name ) as $action => $label ) {
			$class  = 'create' === $action ? 'button button-primary' : 'button';
			$target = 'print' === $action ? '_blank' : '_self';
			printf(
				'<a class="%1$s" href="%2$s" target="%3$s">%4$s</a> ',
				esc_attr( $class ),
				esc_url( self::actionUrl( $action, $name, $locale ) ),
				esc_attr( $target ),
				esc_html( $label )
			);
		}
		printf(
			'</p><style>%3$s</style>'
				. '<div class="card vestibule-document" style="max-width:60rem" lang="%1$s">%2$s</div>',
			esc_attr( str_replace( '_', '-', $locale ) ),
			wp_kses_post( $document->html() ),
			DocumentFiles::STYLES // phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- A constant.
		);
	}

	/** @return array<string, string> Labels by action. */
	private function actions( string $name ): array {
		$create = Documents::STATEMENT === $name
			? __( 'Create a page and its form', 'vestibule' )
			: __( 'Create a page', 'vestibule' );
		return array_filter(
			array(
				'create' => null === $this->pages->page( $name ) ? $create : '',
				'text'   => __( 'Download as text', 'vestibule' ),
				'print'  => __( 'Open for printing', 'vestibule' ),
			)
		);
	}

	private function showLanguages( string $name, string $locale ): void {
		$locales = self::locales();
		if ( count( $locales ) < 2 ) {
			return;
		}
		echo '<p>' . esc_html__( 'Language:', 'vestibule' );
		foreach ( $locales as $other ) {
			printf(
				' <a href="%1$s"%2$s>%3$s</a>',
				esc_url( self::url( $name, $other ) ),
				$other === $locale ? ' aria-current="true" style="font-weight:600"' : '',
				esc_html( Language::name( $other ) )
			);
		}
		echo '</p>';
	}

	private function showChange( string $name, string $locale ): void {
		$change = $this->pages->change( $name );
		if ( null === $change ) {
			return;
		}
		printf(
			'<div class="notice notice-warning inline"><p>%1$s</p>%2$s<p><a class="button" href="%3$s">%4$s</a> '
				. '<a class="button" href="%5$s">%6$s</a></p></div>',
			wp_kses_post( $this->state( $name ) ),
			wp_kses_post(
				wp_text_diff(
					$change['old'],
					$change['new'],
					array(
						'leading_context_lines'  => 2,
						'trailing_context_lines' => 2,
						'title_left'             => __( 'When the page was created', 'vestibule' ),
						'title_right'            => __( 'With today’s settings', 'vestibule' ),
					)
				)
			),
			esc_url( self::editUrl( $this->pages->page( $name ) ) ),
			esc_html__( 'Edit the page', 'vestibule' ),
			esc_url(
				add_query_arg(
					'seen',
					DocumentPages::hash( $change['new'] ),
					self::actionUrl( 'accept', $name, $locale )
				)
			),
			esc_html__( 'I have changed the page', 'vestibule' )
		);
	}

	/** @return string HTML with a link to the page of a document, and whether it is up to date. */
	private function state( string $name ): string {
		$page = $this->pages->page( $name );
		if ( null === $page ) {
			return esc_html__( 'No page', 'vestibule' );
		}
		$status = get_post_status_object( $page->post_status )->label ?? '';
		$link   = sprintf(
			'<a href="%1$s">%2$s</a>%3$s',
			esc_url( self::editUrl( $page ) ),
			esc_html( get_the_title( $page ) ),
			'publish' === $page->post_status ? '' : esc_html( " ({$status})" )
		);
		$change = $this->pages->change( $name );
		$format = get_option( 'date_format' );
		return null === $change
			/* translators: %s: linked title of a page. */
			? sprintf( esc_html__( '%s: up to date', 'vestibule' ), $link )
			: sprintf(
				/* translators: 1: linked title of a page, 2: date. */
				esc_html__( '%1$s: out of date since %2$s', 'vestibule' ),
				$link,
				esc_html( (string) wp_date( is_string( $format ) ? $format : 'F j, Y', $change['since'] ) )
			);
	}

	private function in( string $locale, string $name ): Document {
		return Language::during( $locale, fn (): Document => $this->documents->document( $name ) );
	}

	/** @return list<string> English, and German if it is installed. Of several German locales, that of the site. */
	private static function locales(): array {
		$is_german = static fn ( string $locale ): bool => str_starts_with( $locale, 'de' );
		$german    = array_filter( array( Language::ofSite(), ...get_available_languages() ), $is_german );
		return array( 'en_US', ...array_slice( array_values( $german ), 0, 1 ) );
	}

	/** @return string Requested locale, or the site's locale if the documents are translated into it. */
	private function locale(): string {
		$own = Language::ofSite();
		foreach ( array( self::parameter( 'lang' ), $own ) as $locale ) {
			if ( in_array( $locale, self::locales(), true ) ) {
				return $locale;
			}
		}
		return 'en_US';
	}

	/** @return string One of the documents. */
	private static function name(): string {
		$sent = self::parameter( 'document' );
		return in_array( $sent, Documents::NAMES, true ) ? $sent : Documents::NAMES[0];
	}

	/** @return string Value of a URL parameter. Empty if it is missing. */
	private static function parameter( string $key ): string {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended, WordPress.Security.ValidatedSanitizedInput -- Compared with known values.
		$sent = $_GET[ $key ] ?? '';
		return is_string( $sent ) ? sanitize_text_field( wp_unslash( $sent ) ) : '';
	}

	private static function editUrl( ?WP_Post $page ): string {
		return null === $page ? '' : (string) get_edit_post_link( $page, 'raw' );
	}

	private static function url( string $name, string $locale ): string {
		return add_query_arg(
			array( 'page' => self::SLUG, 'document' => $name, 'lang' => $locale ),
			admin_url( 'admin.php' )
		);
	}

	private static function actionUrl( string $action, string $name, string $locale ): string {
		return wp_nonce_url(
			add_query_arg(
				array( 'action' => self::ACTION, 'do' => $action, 'document' => $name, 'lang' => $locale ),
				admin_url( 'admin-post.php' )
			),
			self::ACTION
		);
	}
}
