<?php

declare(strict_types=1);

namespace Vestibule\Tests\Forms\SavedForms;

use Vestibule\Contract\FormSaving;
use Vestibule\Fields\Tree\FormDefinition;
use Vestibule\Forms\SavedForms\SaveCall;
use Vestibule\Kernel\Call\Answer;
use Vestibule\Kernel\Call\Call;
use Vestibule\Kernel\Setting\PostSettings;
use Vestibule\Tests\Forms\FormSite;
use Vestibule\Tests\TestCase;
use Vestibule\Tests\Wired;

/** Form with two steps that visitors can save, and the emails that it sends. */
abstract class SavingTestCase extends TestCase {

	private const BLOCKS = '<!-- wp:vestibule/step {"title":"You"} --><!-- wp:vestibule/field-name {"name":"names"} /--><!-- wp:vestibule/field-email {"name":"email","required":true} /--><!-- /wp:vestibule/step -->'
		. '<!-- wp:vestibule/step --><!-- wp:vestibule/field-textarea {"name":"message","required":true} /--><!-- wp:vestibule/field-appointment {"name":"when"} /--><!-- /wp:vestibule/step -->';

	protected FormSite $site;
	protected FormDefinition $form;

	/** @var list<array<string, mixed>> */
	protected array $mails = array();

	protected function setUp(): void {
		parent::setUp();
		$this->site = new FormSite();
		add_filter( 'vestibule/rate_limit', '__return_zero' );
		add_filter(
			'vestibule/pre_mail',
			function ( ?bool $sent, array $mail ): bool {
				$this->mails[] = $mail;
				return true;
			},
			10,
			2
		);
		$post = wp_insert_post( array( 'post_type' => 'vestibule_form', 'post_status' => 'publish', 'post_title' => 'Saved', 'post_content' => wp_slash( self::BLOCKS ) ) );
		update_post_meta( $post, PostSettings::key( FormSaving::CONTRACT ), array( 'later' => true, 'days' => 14 ) );
		$form = $this->site->forms->byPost( $post );
		self::assertNotNull( $form );
		$this->form = $form;
	}

	/** @param array<string, mixed> $changes */
	protected function save( array $changes = array(), string $email = 'ana@example.com', string $address = FormSite::ADDRESS, string $page = '' ): Answer {
		$data = $changes + array(
			'__vestibule_token' => $this->site->tokens->issue( $this->form->formId ),
			'names'             => array( 'first_name' => 'Ana', 'middle_name' => '', 'last_name' => 'Li' ),
			'email'             => 'ana@example.com',
			'message'           => '',
		);
		$body = array( 'form_id' => (string) $this->form->formId, 'data' => http_build_query( $data ), 'email' => $email, 'vestibule_step' => '2', 'vestibule_instance' => $this->nextInstance() );
		return $this->site->answer( $this->call(), $body, array( 'referer' => '' === $page ? home_url( '/contact/' ) : $page ), $address );
	}

	protected function call(): Call {
		return Wired::of( SaveCall::class );
	}

	/** Returns the secret in the link of the last email. */
	protected function secret(): string {
		$message = $this->mails[ count( $this->mails ) - 1 ]['message'] ?? '';
		preg_match( '/vestibule_saved=([0-9a-f]{32})#ff_form_instance_/', is_string( $message ) ? $message : '', $found );
		return $found[1] ?? '';
	}

	protected function follow(): void {
		$_GET['vestibule_saved'] = $this->secret();
	}

	/** @return list<array<string, string|null>> */
	protected function rows(): array {
		return $this->site->rows( $this->site->tables->named( 'saved_forms' ) );
	}

	/** All tests of a run are one page for the plugin, so the next printed form has the next instance number. */
	protected function nextInstance(): string {
		preg_match( '/data-form_instance="(ff_form_instance_\d+_)(\d+)"/', $this->printed(), $found );
		return ( $found[1] ?? '' ) . ( (int) ( $found[2] ?? 0 ) + 1 );
	}

	protected function printed(): string {
		return do_blocks( "<!-- wp:vestibule/form {\"ref\":{$this->form->postId}} /-->" );
	}
}
