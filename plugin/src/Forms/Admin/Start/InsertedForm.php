<?php

declare(strict_types=1);

namespace Vestibule\Forms\Admin\Start;

use Closure;
use Vestibule\Calendar\Appointments;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Assets\AdminAssets;
use Vestibule\Kernel\Assets\Assets;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Wiring\Hook;

defined( 'ABSPATH' ) || exit;

/**
 * Adds the block for a form or an appointment type to a page, if the URL of the page's editor contains the ID of the
 * form or appointment type.
 */
final class InsertedForm {

	/** @param Closure(): Appointments $appointments */
	public function __construct( private readonly Assets $assets, private readonly Closure $appointments ) {}

	#[Hook( 'enqueue_block_editor_assets' )]
	public function enqueue(): void {
		$form  = Parameter::id( FormPage::FORM );
		$form  = $form > 0 && FormPostType::NAME === get_post_type( $form ) ? $form : 0;
		$event = Parameter::id( FormPage::EVENT );
		$event = $event > 0 ? ( $this->appointments )()->event( $event ) ?? 0 : 0;
		$shown = get_post( 0 === $form ? $event : $form );
		if ( 0 === $form + $event || null === $shown ) {
			return;
		}
		$title = html_entity_decode( wp_strip_all_tags( $shown->post_title ), ENT_QUOTES, 'UTF-8' );
		( new AdminAssets( $this->assets ) )->enqueue(
			'insert-form',
			'vestibuleInsertForm',
			array( 'form' => $form, 'event' => $event, 'title' => $title )
		);
	}
}
