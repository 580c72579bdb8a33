<?php

declare(strict_types=1);

namespace Vestibule\Form;

use Vestibule\Module;

defined( 'ABSPATH' ) || exit;

/** Forms as content of the site: the post type, its number, and form 4 on activation (docs/reference/README.md). */
final class FormModule implements Module {

	public function __construct(
		private readonly string $file,
		private readonly FormPostType $type,
		private readonly FormNumbers $numbers,
		private readonly Forms $forms,
		private readonly FormStates $states,
	) {}

	public function register(): void {
		add_action( 'init', $this->type->register( ... ), 5 );
		add_filter( 'allowed_block_types_all', $this->type->onlyFormBlocks( ... ), 20, 2 );
		add_filter( 'wp_sitemaps_post_types', $this->type->withoutForms( ... ) );
		add_action( 'save_post_' . FormPostType::NAME, $this->numbers->assign( ... ), 5, 2 );
		add_action( 'save_post_' . FormPostType::NAME, $this->forms->forget( ... ), 99 );
		add_filter( 'add_post_metadata', $this->numbers->refuseSecond( ... ), 10, 4 );
		add_filter( 'update_post_metadata', $this->numbers->refuseChange( ... ), 10, 4 );
		$authors = new HiddenAuthors();
		add_filter( 'rest_user_query', $authors->query( ... ) );
		add_filter( 'get_usernumposts', $authors->count( ... ), 10, 4 );
		add_action( 'send_headers', $this->states->sendHeaders( ... ) );
		add_action( 'activate_' . plugin_basename( $this->file ), $this->seed( ... ) );
	}

	private function seed(): void {
		( new DefaultForm( $this->type, new DefaultFormBlocks() ) )->seed();
	}
}
