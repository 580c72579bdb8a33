<?php

declare(strict_types=1);

namespace Vestibule\Form\Start;

use Vestibule\Form\DefaultFormBlocks;
use Vestibule\Form\FormPostType;
use Vestibule\Module;
use Vestibule\Services;
use Vestibule\View\AdminAssets;

defined( 'ABSPATH' ) || exit;

/** What forms have to do with the screen "Get started": a form on a page, and who gets its mail. */
final class StartModule implements Module {

	public function __construct( private readonly Services $services ) {}

	public function register(): void {
		$forms = static fn (): FirstForms => new FirstForms( new DefaultFormBlocks() );
		add_filter( 'vestibule/start', static fn ( array $steps ): array => $steps + array( 'mail' => $forms()->mail( ... ) ), 10 );
		// Last, because it looks through all pages.
		add_filter( 'vestibule/start', static fn ( array $steps ): array => $steps + array( 'form' => $forms()->page( ... ) ), 90 );
		add_action( 'rest_api_init', fn () => ( new Routes( $this->services->schema, $forms(), new FormPage() ) )->register() );
		add_action( 'enqueue_block_editor_assets', $this->insert( ... ) );
	}

	/** The editor of a page that was opened to show a form gets the block, as if its author had added it. */
	private function insert(): void {
		// phpcs:ignore WordPress.Security.NonceVerification.Recommended -- It changes nothing; the author saves the page or leaves it.
		$sent = $_GET[ FormPage::FORM ] ?? '';
		$form = is_string( $sent ) && ctype_digit( $sent ) ? (int) $sent : 0;
		if ( $form > 0 && FormPostType::NAME === get_post_type( $form ) ) {
			( new AdminAssets( $this->services->assets ) )->enqueue( 'insert-form', 'vestibuleInsertForm', array( 'form' => $form ) );
		}
	}
}
