<?php

declare(strict_types=1);

namespace Vestibule\Tools\Import;

use Closure;
use Vestibule\Forms\FormCopier;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Screen\AdminScreen;
use Vestibule\Kernel\Wiring\Hook;

/**
 * Screen for importing forms from a file of another site or form builder. Creates drafts, and lists settings that can't
 * be imported.
 */
final class ImportScreen {

	public const SLUG = 'vestibule-import';

	private const CAPABILITY = 'edit_pages';

	private const MAX_FILE_BYTES = 2 * MB_IN_BYTES;

	/** Maximum number of forms that are imported from a file. */
	private const MAX_FORMS = 100;

	private string $html = '';

	/** @param Closure(): Sources $sources */
	public function __construct( private readonly Closure $sources, private readonly FormCopier $copier ) {}

	#[Hook( 'admin_menu', 0 )]
	public function register(): void {
		add_action( 'admin_menu', $this->add( ... ) );
		add_action(
			'admin_init',
			static fn () => register_importer(
				self::SLUG,
				__( 'Vestibule forms', 'vestibule' ),
				__( 'Forms from another site with Vestibule, and from Fluent Forms, Contact Form 7, WPForms and Gravity Forms.', 'vestibule' ),
				static fn () => null
			)
		);
		add_action( 'load-importer-' . self::SLUG, static fn () => wp_safe_redirect( self::url() ) && exit );
	}

	public static function url(): string {
		return admin_url( 'admin.php?page=' . self::SLUG );
	}

	private function add(): void {
		$hook = add_submenu_page(
			AdminScreen::MENU,
			__( 'Import forms', 'vestibule' ),
			__( 'Import forms', 'vestibule' ),
			self::CAPABILITY,
			self::SLUG,
			$this->show( ... )
		);
		if ( false !== $hook ) {
			add_action( "load-{$hook}", $this->load( ... ) );
		}
	}

	private function load(): void {
		if ( ! Parameter::isPost() ) {
			return;
		}
		check_admin_referer( self::SLUG );
		$this->html = $this->answer();
	}

	private function answer(): string {
		$file = $this->sent();
		if ( '' === trim( $file ) ) {
			return $this->notice( 'error', __( 'Choose a file, or paste the text of a form.', 'vestibule' ) );
		}
		if ( strlen( $file ) > self::MAX_FILE_BYTES ) {
			return $this->notice(
				'error',
				__( 'This file is larger than 2 MB. Export fewer forms at once.', 'vestibule' )
			);
		}
		$found = ( $this->sources )()->read( $file );
		if ( null === $found ) {
			return $this->notice(
				'error',
				__( 'No forms found in the file. Export the forms again, and choose the exported file.', 'vestibule' )
			);
		}
		return ( new Report() )->render(
			$found['source'],
			$this->store( array_slice( $found['forms'], 0, self::MAX_FORMS ) ),
			count( $found['forms'] ) - self::MAX_FORMS
		);
	}

	/**
	 * @param list<FormDraft> $forms
	 * @return list<array{draft: FormDraft, post: int}> Drafts with their post IDs. The post ID is 0 if a form could not
	 * be stored.
	 */
	private function store( array $forms ): array {
		$stored = array();
		foreach ( $forms as $draft ) {
			$title    = '' === $draft->title ? __( 'Imported form', 'vestibule' ) : $draft->title;
			$post     = $this->copier->create( $title, filter_block_content( $draft->content() ), $draft->settings() );
			$stored[] = array( 'draft' => $draft, 'post' => is_wp_error( $post ) ? 0 : $post );
		}
		return $stored;
	}

	/** Returns the content of the uploaded file, or the pasted text. */
	private function sent(): string {
		// phpcs:disable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput -- Checked by load(). A source reads it as untrusted text.
		$sent = is_array( $_FILES['file'] ?? null ) ? $_FILES['file'] : array();
		$path = $sent['tmp_name'] ?? '';
		if ( is_string( $path ) && '' !== $path && is_uploaded_file( $path ) ) {
			return (string) file_get_contents( $path, false, null, 0, self::MAX_FILE_BYTES + 1 );
		}
		$text = $_POST['text'] ?? '';
		// phpcs:enable WordPress.Security.NonceVerification.Missing, WordPress.Security.ValidatedSanitizedInput
		return is_string( $text ) ? (string) wp_unslash( $text ) : '';
	}

	private function show(): void {
		$names = implode(
			', ',
			array_map( static fn ( Source $source ): string => $source->label(), ( $this->sources )()->all() )
		);
		printf( '<div class="wrap"><h1>%s</h1>', esc_html__( 'Import forms', 'vestibule' ) );
		// phpcs:ignore WordPress.Security.EscapeOutput.OutputNotEscaped -- Each part was escaped when it was added.
		echo $this->html;
		printf(
			'<p>%s</p>',
			esc_html(
				sprintf(
					/* translators: %s: names of form builders. */
					__( 'Imports forms that were exported by %s. Entries are not included in the file.', 'vestibule' ),
					$names
				)
			)
		);
		printf(
			'<p>%s</p>',
			esc_html__( 'Each form is imported as a draft, so nothing changes for your visitors. Skipped parts are listed afterwards.', 'vestibule' )
		);
		printf( '<form method="post" enctype="multipart/form-data" action="%s">', esc_url( self::url() ) );
		wp_nonce_field( self::SLUG );
		printf(
			'<table class="form-table" role="presentation"><tr><th scope="row"><label for="vestibule-import-file">%s</label></th>'
			. '<td><input type="file" id="vestibule-import-file" name="file" accept=".json,.xml,.txt"><p class="description">%s</p></td></tr>'
			. '<tr><th scope="row"><label for="vestibule-import-text">%s</label></th>'
			. '<td><textarea id="vestibule-import-text" name="text" rows="6" class="large-text code" spellcheck="false"></textarea><p class="description">%s</p></td></tr></table>',
			esc_html__( 'File', 'vestibule' ),
			esc_html__(
				'JSON, or for Contact Form 7 the XML file that WordPress writes under Tools, Export.',
				'vestibule'
			),
			esc_html__( 'Or paste the content', 'vestibule' ),
			esc_html__(
				'The content of an exported file, or a Contact Form 7 form as shown in its editor.',
				'vestibule'
			)
		);
		submit_button( __( 'Import', 'vestibule' ) );
		echo '</form></div>';
	}

	/** @param 'error'|'success' $kind */
	private function notice( string $kind, string $words ): string {
		return sprintf( '<div class="notice notice-%s"><p>%s</p></div>', esc_attr( $kind ), esc_html( $words ) );
	}
}
