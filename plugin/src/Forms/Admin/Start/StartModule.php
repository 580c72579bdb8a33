<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Start;

use Vestibule\Forms\DefaultFormBlocks;
use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Parts;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Module;
use Vestibule\Services;

defined( 'ABSPATH' ) || exit;

/** What forms have to do with the screen "Get started": a form on a page, and who gets its mail. */
final class StartModule implements Module {

	public function __construct( private readonly Services $services, private readonly Parts $parts ) {}

	public function register(): void {
		$forms = static fn (): FirstForms => new FirstForms( new DefaultFormBlocks() );
		add_filter( 'vestibule/start', static fn ( array $steps ): array => $steps + array( 'mail' => $forms()->mail( ... ) ), 10 );
		// Last, because it looks through all pages.
		add_filter( 'vestibule/start', static fn ( array $steps ): array => $steps + array( 'form' => $forms()->page( ... ) ), 90 );
		add_action( 'rest_api_init', fn () => ( new Routes( $this->services->schema, $forms(), new FormPage() ) )->register() );
		add_action( 'enqueue_block_editor_assets', $this->insert( ... ) );
	}

	/** The editor of a page that was opened to show a form, or to book a type, gets the block as if its author had added it. */
	private function insert(): void {
		$form  = Parameter::id( FormPage::FORM );
		$form  = $form > 0 && FormPostType::NAME === get_post_type( $form ) ? $form : 0;
		$event = Parameter::id( FormPage::EVENT );
		$event = $event > 0 ? $this->parts->appointments()->event( $event ) ?? 0 : 0;
		$shown = get_post( 0 === $form ? $event : $form );
		if ( 0 === $form + $event || null === $shown ) {
			return;
		}
		$title = html_entity_decode( wp_strip_all_tags( $shown->post_title ), ENT_QUOTES, 'UTF-8' );
		( new AdminAssets( $this->services->assets ) )->enqueue( 'insert-form', 'vestibuleInsertForm', array( 'form' => $form, 'event' => $event, 'title' => $title ) );
	}
}
