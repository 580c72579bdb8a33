<?php

declare(strict_types=1);

namespace Vestibule\Forms\View;

use Vestibule\Forms\FormPostType;
use Vestibule\Forms\Forms;
use Vestibule\Forms\Places\ShownForms;
use Vestibule\Kernel\Call\Parameter;
use Vestibule\Kernel\Html\VirtualPage;
use WP;

/**
 * Preview of a form, including drafts, for users who can edit the form. The fields are validated as usual, but the form
 * can't be submitted.
 */
final class Preview {

	public const NAME = 'vestibule_form_preview';

	public function __construct( private readonly Forms $forms ) {}

	public static function url( int $form_post ): string {
		return add_query_arg( self::NAME, $form_post, home_url( '/' ) );
	}

	/** Shows the preview as a page. Must be called on parse_request. */
	public function show( WP $request ): void {
		$form = Parameter::id( self::NAME );
		if (
			0 === $form || FormPostType::NAME !== get_post_type( $form ) || ! current_user_can( 'edit_post', $form )
		) {
			return;
		}
		$this->forms->preview( $form );
		(
			new VirtualPage(
				get_the_title( $form ),
				$this->notice() . get_comment_delimited_block_content( ShownForms::BLOCK, array( 'ref' => $form ), '' )
			)
		)->show( $request );
		add_action( 'wp_footer', $this->keepFromSending( ... ) );
	}

	private function notice(): string {
		$words = esc_html__( 'This is a preview. Try the fields as a visitor would. Nothing is sent.', 'vestibule' );
		return "<!-- wp:paragraph -->\n<p><em>{$words}</em></p>\n<!-- /wp:paragraph -->\n";
	}

	/** Prevents the browser from posting the form before the form's script has loaded. */
	private function keepFromSending(): void {
		$script = "document.addEventListener( 'vestibule:submit', ( event ) => event.preventDefault() );"
			. "for ( const form of document.querySelectorAll( 'form[data-form_id]' ) ) { form.addEventListener( 'submit', ( event ) => event.preventDefault() ); }";
		wp_print_inline_script_tag( $script );
	}
}
