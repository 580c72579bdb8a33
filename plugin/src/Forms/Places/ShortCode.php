<?php

declare(strict_types=1);

namespace Vestibule\Forms\Places;

use Vestibule\Calendar\Pages\FormNeeded;
use Vestibule\Forms\FormNumbers;
use Vestibule\Kernel\Wiring\Hook;

/** Shortcode that shows a form by its form ID, for the classic editor, widgets and page builders. */
final class ShortCode {

	public const NAME = 'vestibule_form';

	public function __construct( private readonly FormNumbers $numbers ) {}

	#[Hook]
	public static function addText( FormNeeded $needed ): void {
		$needed->text = self::text( $needed->form );
	}

	public static function text( int $form_number ): string {
		return sprintf( '[%s id="%d"]', self::NAME, $form_number );
	}

	/** @param array<string, string>|string $attributes Attributes of the shortcode. Empty string without attributes. */
	public function render( array|string $attributes ): string {
		$number = is_array( $attributes ) ? $attributes['id'] ?? '' : '';
		$post   = ctype_digit( $number ) ? $this->numbers->post( (int) $number ) : null;
		return null === $post
			? ''
			: do_blocks( get_comment_delimited_block_content( ShownForms::BLOCK, array( 'ref' => $post ), '' ) );
	}
}
