<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms;

use Vestibule\Contract\FormConfirmations;
use Vestibule\Forms\FormPostType;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\Forms\Submit\SubmitTestCase;

/** Confirmation message made of blocks inside the form, printed only after the submission (docs/form.md). */
final class ConfirmationBlocksTest extends SubmitTestCase {

	private const BLOCKS = '<!-- wp:heading {"level":3} --><h3 class="wp-block-heading">Thanks {inputs.names}</h3><!-- /wp:heading -->'
		. '<!-- wp:list --><ul class="wp-block-list"><!-- wp:list-item --><li>{inputs.input_text}</li><!-- /wp:list-item --></ul><!-- /wp:list -->'
		. '<!-- wp:buttons --><div class="wp-block-buttons"><!-- wp:button --><div class="wp-block-button"><a class="wp-block-button__link wp-element-button" href="{inputs.description}">Next</a></div><!-- /wp:button --></div><!-- /wp:buttons -->';

	public function test_the_blocks_of_a_confirmation_are_rendered_and_merged_answers_are_escaped(): void {
		$this->settings( array( 'successMessage' => 'The text of before' ) );
		$this->add( self::BLOCKS );
		$message = $this->answered( array( 'input_text' => '<img src=x onerror=alert(1)><!-- wp:html --><script>1</script><!-- /wp:html -->[gallery]', 'description' => 'javascript:alert(1)' ) )['message'] ?? '';
		self::assertStringContainsString( '<h3 class="wp-block-heading">Thanks Ana Li</h3>', $message );
		self::assertStringContainsString( '&lt;img src=x onerror=alert(1)&gt;&lt;!-- wp:html --&gt;&lt;script&gt;', $message );
		self::assertStringContainsString( '[gallery]', $message );
		self::assertStringContainsString( 'wp-block-button__link', $message );
		self::assertStringNotContainsString( 'javascript:', $message );
		self::assertStringNotContainsString( 'The text of before', $message );
		self::assertStringNotContainsString( '<!--', $message );
		self::assertStringContainsString( 'Your appointment', $message, 'The booking is shown below.' );
	}

	public function test_a_form_without_confirmation_blocks_shows_the_message_from_its_settings(): void {
		$this->settings( array( 'successMessage' => 'The text' ) );
		self::assertStringContainsString( 'The text', $this->answered()['message'] ?? '' );
		$this->add( '' );
		self::assertStringContainsString( 'The text', $this->answered( array( 'input_text' => 'Again' ) )['message'] ?? '' );
	}

	public function test_each_conditional_confirmation_shows_its_own_blocks(): void {
		$this->meta( PostSettings::key( FormConfirmations::CONTRACT ), array( 'list' => array( array( 'id' => 'phone', 'message' => 'Text', 'conditions' => array( 'rules' => array( array( 'field' => 'input_radio', 'operator' => 'equals', 'value' => 'phone' ) ) ) ) ) ) );
		$this->add( '<!-- wp:paragraph --><p>We write</p><!-- /wp:paragraph -->' );
		$this->add( '<!-- wp:paragraph --><p>We call</p><!-- /wp:paragraph -->', 'phone' );
		self::assertStringContainsString( '>We call</p>', $this->answered( array( 'input_radio' => 'phone' ) )['message'] ?? '' );
		self::assertStringContainsString( '>We write</p>', $this->answered( array( 'input_radio' => 'email' ) )['message'] ?? '' );
	}

	public function test_scripts_and_blocks_that_are_not_allowed_are_removed_from_a_confirmation(): void {
		$this->add(
			'<!-- wp:paragraph --><p onclick="alert(1)">Fine<script>alert(1)</script></p><!-- /wp:paragraph -->'
			. '<!-- wp:latest-posts /--><!-- wp:html --><b>Loose</b><!-- /wp:html --><!-- wp:vestibule/form {"ref":' . $this->post() . '} /-->'
			. '<!-- wp:group --><div class="wp-block-group"><!-- wp:paragraph --><p>Kept</p><!-- /wp:paragraph --><!-- wp:shortcode -->[gallery]<!-- /wp:shortcode --></div><!-- /wp:group -->'
		);
		$message = $this->answered()['message'] ?? '';
		self::assertStringContainsString( '>Fine', $message );
		self::assertStringContainsString( '>Kept</p>', $message );
		foreach ( array( '<script', 'onclick', 'Loose', 'latest-posts', '<form', 'gallery' ) as $gone ) {
			self::assertStringNotContainsString( $gone, $message );
		}
	}

	public function test_a_form_page_enqueues_the_styles_of_confirmation_blocks_but_does_not_print_the_blocks(): void {
		$this->add( self::BLOCKS . '<!-- wp:vestibule/field-text {"name":"inside","label":"Inside"} /-->' );
		wp_dequeue_style( 'wp-block-buttons' );
		$html = do_blocks( '<!-- wp:vestibule/form {"ref":' . $this->post() . '} /-->' );
		self::assertStringContainsString( '<form', $html );
		self::assertStringNotContainsString( 'wp-block-button__link', $html );
		self::assertStringNotContainsString( 'Inside', $html );
		self::assertNull( $this->site->forms->byFormId( 4 )?->field( 'inside' ), 'The block is not a field of the form.' );
		if ( wp_should_load_separate_core_block_assets() ) {
			self::assertTrue( wp_style_is( 'wp-block-buttons', 'enqueued' ) );
		}
	}

	private function add( string $blocks, string $confirmation = '' ): void {
		$attributes = '' === $confirmation ? '' : ' {"confirmation":"' . $confirmation . '"}';
		$content    = (string) get_post_field( 'post_content', $this->post() );
		wp_update_post( array( 'ID' => $this->post(), 'post_content' => wp_slash( "{$content}\n<!-- wp:vestibule/confirmation{$attributes} -->{$blocks}<!-- /wp:vestibule/confirmation -->" ) ) );
		$this->site->forms->forget();
	}

	/** @param array<string, mixed> $value */
	private function settings( array $value ): void {
		$this->meta( FormPostType::SETTINGS, $value );
	}

	/** @param array<string, mixed> $value */
	private function meta( string $key, array $value ): void {
		update_post_meta( $this->post(), $key, wp_slash( $value ) );
		$this->site->forms->forget();
	}

	private function post(): int {
		return $this->site->forms->byFormId( 4 )->postId ?? 0;
	}

	/**
	 * @param array<string, string> $values
	 * @return array<string, string>
	 */
	private function answered( array $values = array() ): array {
		$answer = $this->site->submit( $values );
		self::assertSame( 200, $answer->status, (string) wp_json_encode( $answer->body ) );
		/** @var array{data: array{result: array<string, string>}} $body */
		$body = json_decode( (string) wp_json_encode( $answer->body ), true );
		return $body['data']['result'];
	}
}
